// Typed texts and files. SDL does not support on-screen keyboards, so names go into a field of the browser.

eg.typed = '';
// As in page.h; other numbers are seats.
const typed_game = -1, typed_scene = -2, typed_deck = -3, sought = -4, sent_here = -5, a_link = -6,
  a_game_name = -7, changed_elsewhere = -8, taken_over = -9, a_language = -10, a_game_wanted = -11;
eg.type = (what, text) => {
  if (!Module._eg_typed) return;   // a file was dropped before the program has started
  eg.typed = text;
  Module._eg_typed(what);
  eg.draw();
};
eg.edit = (n, text, x, y, width, height) => {
  $('field')?.remove();
  const before = document.activeElement, in_text_version = $('text-version').contains(before);
  if (in_text_version && $('text-version').matches('.shown'))
    ({ x, y, width, height } = before.getBoundingClientRect());
  const field = document.createElement('input');
  const maxLength = n === a_game_name ? 40 : 24;   // longest_game_name, longest name of a player
  Object.assign(field, { id: 'field', value: text, maxLength, autocomplete: 'off', spellcheck: false });
  field.setAttribute('aria-label', eg.in_words(n === sought ? 'Search' : 'Name'));
  field.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  field.oninput = () => eg.type(n, field.value);
  field.onkeydown = e => {
    if (e.isComposing || e.keyCode === 229) return;   // it belongs to the input method
    if (e.key !== 'Enter' && e.key !== 'Escape') return;
    if (e.key === 'Escape') eg.type(n, text);
    e.preventDefault();    // it would press what gets the focus next
    e.stopPropagation();
    field.blur();
  };
  field.onblur = () => { field.remove(); (in_text_version ? before : canvas).focus({ preventScroll: true }); };
  canvas.after(field);
  field.focus();
  field.select();
};

// No code, link or deck is longer than this, and no file with several games than that; what is longer is refused.
// address.h and kept_games.h have the same numbers.
const longest = 1 << 17, longest_file = 1 << 22;
const read_file = file => file.slice(0, longest_file + 1).text();
const several_games = text => text.match(/^name /gm)?.length > 1;
eg.save_file = (name, text) => {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60000);
};
// A file dropped on the page or on the sheet with a link is a game. Dropped on another sheet, it is what that asks for.
window.addEventListener('dragover', e => { if (e.dataTransfer?.types.includes('Files')) e.preventDefault(); });
window.addEventListener('drop', async e => {
  const file = e.dataTransfer?.files[0], area = $('sheet').querySelector('textarea');
  if (!file) return;
  e.preventDefault();
  if ($('sheet').matches('[open]:not(.link)')) return area.readOnly || eg.take_file(file);
  $('sheet').close();
  eg.type(sent_here, await read_file(file).catch(() => ''));   // the app says if it is no game
});
