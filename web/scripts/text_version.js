// The text version: the screen as HTML, for screen readers and for print. page.h says what its lines mean.

eg.announce = text => { $('news').textContent = text; };

{
  const pane = $('text-version');
  const shown = () => pane.classList.contains('shown');
  // The heading of the question, or of the dialog over it.
  const asked = () => [...pane.children].find(node => /^#[?!]/.test(node.key));
  // Whether it lies in the window: what has the focus stays there, unless the reader has scrolled away from it.
  const seen = node => {
    const { top, bottom } = node.getBoundingClientRect();
    return shown() && top < innerHeight && bottom > 0;
  };
  let opened = '';   // the key of the button that opened the dialog

  // Elements are kept where possible: a button with the same key, a heading with the same text, the rest in order.
  eg.set_text_version = lines => {
    const focused = pane.contains(document.activeElement) && document.activeElement;
    const before = asked(), sentence = before?.words, in_sight = focused && seen(focused);
    let section = focused;   // the heading above the focus
    while (section && !/^h[12]$/.test(section.localName)) section = section.previousElementSibling;
    const kept = {};
    for (const node of pane.children) (kept[node.key] ??= []).push(node);
    const take = (tag, key) => kept[key]?.shift() || Object.assign(document.createElement(tag), { key });
    const write = (node, words) => {
      if (node.words !== words) node.textContent = node.words = words;   // a browser's translation stays otherwise
    };
    const part = (of, n, tag) => of.children[n] || of.appendChild(document.createElement(tag));
    const shorten = (of, n) => { while (of.children.length > n) of.lastChild.remove(); };
    const nodes = [];
    let filled = 0;   // how many items the list or rows the table has so far
    for (const line of lines.split('\n').filter(Boolean)) {
      const [, mark, rest] = /^(#[ ?!]|> (?=.*\t)|- |\| |)(.*)$/s.exec(line);   // s: names can contain any character
      const many = { '- ': 'ul', '| ': 'table' }[mark];
      const last = nodes[nodes.length - 1];
      if (last && filled && last.localName !== many) shorten(last, filled), filled = 0;
      if (many) {
        const of = last?.localName === many ? last : nodes[nodes.push(take(many, many)) - 1];
        const row = part(of, filled++, many === 'ul' ? 'li' : 'tr');
        if (many === 'ul') write(row, rest);
        else {
          const cells = rest.split('\t');
          cells.forEach((words, n) => write(part(row, n, n === 0 || filled === 1 ? 'th' : 'td'), words));
          shorten(row, cells.length);
        }
        continue;
      }
      const tag = mark === '# ' ? 'h2' : mark[0] === '#' ? 'h1' : mark === '> ' ? 'button' : 'p';
      const [key, words, state] = tag === 'button' ? rest.split('\t') : [mark === '# ' ? line : mark, rest];
      const node = take(tag, key);
      write(node, words);
      if (state) node.setAttribute('aria-pressed', state === 'on');
      else node.removeAttribute('aria-pressed');
      if (tag !== 'p') node.tabIndex = tag === 'button' && shown() ? 0 : -1;
      nodes.push(node);
    }
    if (filled) shorten(nodes[nodes.length - 1], filled);
    for (const node of [...pane.children]) if (!nodes.includes(node)) node.remove();
    nodes.forEach((node, n) => { if (pane.children[n] !== node) pane.insertBefore(node, pane.children[n] || null); });
    if (eg.dialog_open()) eg.dialog_opened();
    if (!focused) return;
    if (eg.dialog_open() && !(asked() === before && sentence === before.words)) return asked().focus();
    if (focused === document.activeElement) {
      if (in_sight && !seen(focused)) focused.scrollIntoView({ block: 'nearest' });
      return;
    }
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
    if (e.key !== 'Escape' || e.isComposing || $('sheet').open || $('field')) return;
    if (shown() || pane.contains(e.target)) eg.choose(-1);
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
