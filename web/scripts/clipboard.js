// Copies a text; resolves to whether it is on the clipboard now. `shown` is the element that shows the text: it is
// selected, and stays so where the browser refuses, to be copied by hand. A modal dialog makes everything outside it
// inert, so no hidden element would do.
eg.copy = async (text, shown) => {
  const select = () => {
    shown.focus?.();
    if (shown.select) shown.select();
    else getSelection().selectAllChildren(shown);
  };
  let given = false;
  const give = e => {
    e.clipboardData.setData('text/plain', text);
    e.preventDefault();
    given = true;
  };
  const before = document.activeElement;
  select();
  window.addEventListener('copy', give);
  try { given = document.execCommand('copy') && given; } catch { given = false; }   // works in frames and on file://
  window.removeEventListener('copy', give);
  try {
    if (!given) await navigator.clipboard.writeText(text);
    before?.focus({ preventScroll: true });
    return true;
  } catch {   // there is no clipboard, or it is not allowed here
    select();
    return false;
  }
};
const not_copied = 'The browser did not allow copying. The text is selected: copy it from there.';
