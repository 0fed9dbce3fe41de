// A sentence below the canvas, which gets smaller for it: it covers nothing. '' removes it.

eg.notice = text => {
  $('notice').firstElementChild.textContent = text;
  $('notice').hidden = !text;
  if (text) eg.announce(text);
};
$('notice').lastElementChild.addEventListener('click', () => {
  eg.notice('');
  canvas.focus({ preventScroll: true });
});
