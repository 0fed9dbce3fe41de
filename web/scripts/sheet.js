// The sheet with one long text. `what` says what is to be typed in it; 0: the text is there to be copied. `link`: it is
// copied as a link to the page with this game, which opens at its first card if `over`, else at its last moment.
// `offer` and `opens` offer it to the next person.
eg.sheet = ({ what = 0, title, text, note = '', why = '', link = false, offer = '', opens = '', over = false }) => {
  const sheet = $('sheet'), area = sheet.querySelector('textarea'), figure = sheet.querySelector('figure');
  const card = sheet.querySelector('.card'), starts = sheet.querySelectorAll('[data-at]');
  const put = (node, english) => { node.textContent = eg.in_words(english); };
  const from_disk = location.protocol === 'file:';
  const show = text => {   // the text, and a link as a QR code too
    area.value = text;
    $('sheet-count').textContent =
      eg.in_words('# characters hold the whole game; nothing is uploaded.').replace('#', text.length);
    if (!link || from_disk) return;
    eg.typed = text;
    const [size, path] = string_at(Module._eg_qr()).split(/ (.*)/s);
    figure.hidden = size === '0';
    sheet.classList.toggle('code', !figure.hidden);
    if (figure.hidden) return;
    const svg = figure.querySelector('svg'), around = +size + 8;   // QR codes need a margin of 4 modules
    svg.setAttribute('viewBox', `-4 -4 ${around} ${around}`);
    svg.setAttribute('width', Math.max(3 * around, Math.min(300, innerHeight - 130)));
    svg.setAttribute('aria-label', eg.in_words('QR code of the link'));
    svg.firstChild.setAttribute('d', path);
    put(figure.querySelector('figcaption'), 'Point a phone’s camera at it.');
  };
  const say_why = english => put($('sheet-why'), english);
  const label = () => {
    put($('sheet-pass'), 'Copy');
    put($('sheet-do'), what === typed_deck ? 'Use' : what ? 'Load' : link ? 'Copy the link' : 'Copy');
  };
  // How the link opens is said before its code (address.h).
  const opens_at = at => {
    show(`${link_address()}#${at}${text}`);
    for (const start of starts) start.setAttribute('aria-pressed', start.dataset.at === at);
    label();
  };
  const copy = async button => {
    label();   // what was copied before is on the clipboard no longer
    const copied = await eg.copy(area.value, area);
    say_why(copied ? '' : not_copied);
    if (copied) put(button, 'Copied');
  };
  figure.hidden = true;
  sheet.className = link ? 'link' : what === typed_deck ? 'lines' : '';
  $('sheet-title').textContent = title;
  $('sheet-why').textContent = why;
  $('sheet-note').textContent = note;
  if (link) opens_at(over ? '' : 'moment.');
  else show(text);
  area.readOnly = !what;
  area.placeholder = what === typed_game ? eg.in_words('Paste a save code or a link here, or drop a file.') : '';
  area.setAttribute('aria-label',
    eg.in_words(what === typed_deck ? 'Text of the deck' : link ? 'Link to the game' : 'Code of the game'));
  card.hidden = !offer;
  card.querySelector('b').textContent = offer;
  card.querySelector('span').textContent = opens;
  label();
  $('sheet-pass').onclick = () => {
    opens_at('turn.');
    copy($('sheet-pass'));
  };
  for (const start of starts) start.onclick = () => opens_at(start.dataset.at);
  put(sheet.querySelector('.warning'), from_disk
    ? 'This page is a file on this device, so a link works only here. Send a saved file instead. ' +
      'Either one contains the whole game, including every hand.'
    : 'The link contains the whole game. Anyone who has it can read every hand.');
  const too_long = text => {
    const is = text.length > (what === typed_game && several_games(text) ? longest_file : longest);
    if (is) say_why(what === typed_deck ? 'This is too long to be a deck.' : 'This is too long to be a saved game.');
    return is;
  };
  // What is too long is not pasted or dropped, not even in part.
  area.onbeforeinput = e => {
    if (too_long(e.data ?? e.dataTransfer?.getData('text/plain') ?? '')) e.preventDefault();
  };
  eg.take_file = async file => {
    try {
      const text = await read_file(file);
      if (!too_long(text)) [area.value, $('sheet-why').textContent] = [text.trim(), ''];
    } catch { say_why('This file could not be read.'); }
  };
  $('sheet-do').onclick = () => {
    if (!what) return copy($('sheet-do'));
    if (too_long(area.value)) return;
    close();
    eg.type(what, area.value.trim());
  };
  $('sheet-share').hidden = !link || from_disk || !navigator.share;
  put($('sheet-share'), 'Share …');
  $('sheet-share').onclick = () => navigator.share({ title: 'El Grande', url: area.value })
    .catch(why => { if (why.name !== 'AbortError') say_why('Sharing is not allowed here. Copy the link instead.'); });
  $('sheet-file').hidden = link;
  put($('sheet-file'), what ? 'Choose a file' : 'Save as a file');
  $('sheet-file').onclick = $('sheet-save').onclick =
    () => { if (what) $('file').click(); else eg.save_file('el-grande.txt', text); };
  $('sheet-open').onclick = () => eg.type(a_game_wanted, '');
  $('file').onchange = async () => {
    if ($('file').files[0]) await eg.take_file($('file').files[0]);
    $('file').value = '';
  };
  const close = () => sheet.close();   // this also gives the focus back
  $('sheet-close').onclick = $('sheet-cross').onclick = close;
  sheet.querySelector(link ? 'footer' : 'nav').append($('sheet-close'));
  Module._eg_add_fonts();
  if (!sheet.open) sheet.showModal();
  eg.dialog_opened();
  if (link) $('sheet-do').focus();
  else area.focus(), area.select();
  area.scrollTop = sheet.scrollTop = 0;
};
