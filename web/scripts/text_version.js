// The text version: the screen as HTML, for screen readers and for print. page.h says what its lines mean.

eg.announce = text => { $('news').textContent = text; };

{
  const pane = $('text-version');
  const shown = () => pane.classList.contains('shown');
  // The heading of the question, or of the dialog over it.
  const asked = () => [...pane.children].find(node => /^#[?!]/.test(node.key));
  let opened = '';   // the key of the button that opened the dialog

  // Elements are kept where possible: a button with the same key, a heading with the same text, the rest in order.
  eg.set_text_version = lines => {
    const focused = pane.contains(document.activeElement) && document.activeElement;
    const before = asked(), sentence = before?.words;
    let section = focused;   // the heading above the focus
    while (section && section.localName !== 'h2') section = section.previousElementSibling;
    const kept = {};
    for (const node of pane.children) (kept[node.key] ??= []).push(node);
    const nodes = lines.split('\n').filter(Boolean).map(line => {
      const [, mark, rest] = /^(#[ ?!]|> (?=.*\t)|- |)(.*)$/s.exec(line);   // s: names can contain any character
      const tag = mark[0] === '#' ? 'h2' : { '> ': 'button', '- ': 'div' }[mark] || 'p';
      const [key, words] = tag === 'button' ? rest.split(/\t(.*)/s) : [mark === '# ' ? line : mark, rest];
      const node = kept[key]?.shift() || Object.assign(document.createElement(tag), { key });
      if (node.words !== words) node.textContent = node.words = words;   // a browser's translation stays otherwise
      if (tag === 'h2' || tag === 'button') node.tabIndex = tag === 'button' && shown() ? 0 : -1;
      return node;
    });
    for (const node of [...pane.children]) if (!nodes.includes(node)) node.remove();
    nodes.forEach((node, n) => { if (pane.children[n] !== node) pane.insertBefore(node, pane.children[n] || null); });
    if (eg.dialog_open()) eg.dialog_opened();
    if (!focused || focused === document.activeElement) return;
    // The focused element was moved, or is gone. In that case the focus goes to the button that opened the closed
    // dialog, or to the heading it was under, or to the question.
    const opener = before?.key === '#!' && asked().key === '#?' && nodes.find(node => node.key === opened);
    const same = asked() === before && sentence === before.words && section?.isConnected && section;
    (focused.isConnected ? focused : opener || same || asked()).focus();
  };
  eg.dialog_open = () => asked()?.key === '#!';

  pane.addEventListener('click', e => {
    const button = e.target.closest('button');   // a browser's translation adds elements inside
    const n = [...pane.querySelectorAll('button')].indexOf(button), key = button?.key;
    if (n < 0) return;
    if (shown()) button.focus();   // Safari does not focus a clicked button
    if (asked().key === '#?') opened = key;
    eg.choose(n);
    if (key.startsWith('do ') && pane.contains(document.activeElement)) asked().focus();
  });
  window.addEventListener('keydown', e => {
    // A held Enter answers once.
    if (e.repeat && e.target.localName === 'button' && e.key === 'Enter') e.preventDefault();
    if (e.key === 'Escape' && !e.isComposing && !$('sheet').open && (shown() || pane.contains(e.target))) eg.choose(-1);
  }, true);

  eg.show_text_version = on => {
    pane.classList.toggle('shown', on);
    $('show').setAttribute('aria-expanded', on);
    $('show').textContent = eg.in_words(on ? 'Back to the table' : 'Text version');
    for (const button of pane.querySelectorAll('button')) button.tabIndex = on ? 0 : -1;
    canvas.inert = on;
    (on ? asked() : canvas)?.focus();
  };
  $('show').addEventListener('click', () => eg.show_text_version(!shown()));
}
