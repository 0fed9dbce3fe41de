// The page around the canvas: when to draw, which keys and wheels are the game's, what is kept, what
// screen readers hear, and what is said when something breaks. page.h is the app's side of it.
'use strict';

const $ = id => document.getElementById(id);
const canvas = $('canvas');
const embedded = window.parent !== window;
const eg = {};
var Module = { canvas, print: console.log, printErr: console.warn };   // Emscripten's, hence var

// Without WebGL SDL puts its pictures on the canvas by hand. It would ask for the pen, but by a name
// that not every Emscripten knows; what it finds here it does not ask for.
Module.SDL2 = { ctxCanvas: canvas, get ctx() { return canvas.getContext('2d'); } };

// A page that was saved by the browser is as it was then, with a game on the screen: it begins anew.
$('loading').hidden = false;
$('failed').hidden = true;
$('sheet').removeAttribute('open');
$('text-version').replaceChildren();
$('text-version').classList.remove('shown');
$('show').setAttribute('aria-expanded', false);
$('show').textContent = 'Text version';
$('news').textContent = '';
$('field')?.remove();
canvas.inert = false;

// The page's own words, some of which are said before the program has started and so cannot come from
// it: English is the key, and a language is what it makes of that. The pseudo-language is made by the
// rule of language/pseudo.cpp.
{
  const odd = vowel => (vowel + '\u0301').normalize();
  const pseudo = english => {
    let longer = Math.floor(([...english].length * 2 + 4) / 5) - 2;
    const words = english.replace(/[aeiouy]/gi, vowel => odd(vowel).repeat(longer-- > 0 ? 2 : 1));
    return `[${words}${'~'.repeat(Math.max(longer, 0))}]`;
  };
  const languages = { en: english => english, qps: pseudo };
  const code = (/(?:^\?|&)lang=(\w+)/.exec(location.search) ?? [])[1];
  document.documentElement.lang = Object.hasOwn(languages, code) ? code : 'en';
  eg.in_words = english => languages[document.documentElement.lang](english);
  for (const node of [$('show'), $('sheet-close'), $('keep'), $('copy'), $('reload'), $('loading').querySelector('span')]) node.textContent = eg.in_words(node.textContent);
  for (const node of [canvas, $('text-version')]) node.setAttribute('aria-label', eg.in_words(node.getAttribute('aria-label')));
}

// Drawing: one frame when something happened, some more to let it settle, then none ---------------

{
  let opened = false, ready = false, asked = 0, timer = 0, settling = 0, lost = false, missed = 0, seen_again = () => {};

  const unseen = () => lost || canvas.clientWidth * canvas.clientHeight === 0;   // SDL cannot draw there
  const ask = () => { if (!asked && ready && !lost) asked = requestAnimationFrame(frame); };
  function frame() {
    cancelAnimationFrame(asked);
    clearTimeout(timer);
    asked = 0;
    if (!ready || unseen()) return;
    const tried = eg.trial.on;   // before it, or else only in part of it
    const wait = Module._eg_frame();
    if (tried) eg.trial.end();
    if (settling > 0) { settling--; ask(); }   // Dear ImGui needs a frame or two after an input
    else if (wait === 0) ask();
    else if (wait > 0) timer = setTimeout(ask, wait);
  }
  eg.draw = () => { settling = 3; ask(); };
  eg.frame = frame;
  eg.again = wait => { if (wait === 0) ask(); else if (wait > 0) setTimeout(ask, wait); };
  eg.stop = () => { ready = false; };
  eg.choose = n => {
    if (!ready) return;
    Module._eg_choose(n);
    frame();
    eg.draw();
  };
  eg.tab = by => ready && Module._eg_tab(by);   // a key may come before the program does
  eg.wheel = by => {
    if (asked) frame();   // the pointer may have moved since the last one, and been pressed before that
    for (let n = 0; n < 4 && ready && Module._eg_waits(); ++n) frame();
    return ready && Module._eg_wheel(Math.sign(by));
  };

  const begun = () => {
    ready = true;
    frame();
    cancelAnimationFrame(asked);
    asked = 0;
    $('loading').hidden = true;
    if (!embedded && document.activeElement === document.body) canvas.focus({ preventScroll: true });   // that was pressed meanwhile
    const go_on = () => { eg.draw(); eg.ready_minds(); };
    if (document.hidden) go_on();
    else requestAnimationFrame(() => next_task().then(go_on));   // it is to be seen before more is painted
  };
  // The decks, the window, what is kept and the first frame are each a task of their own.
  Module.noInitialRun = true;
  Module.onRuntimeInitialized = async () => {
    await eg.trial.known;
    for (const step of [Module._main, Module._eg_open, begun]) {
      await next_task();
      while (unseen()) await new Promise(done => { seen_again = done; });
      if (!$('failed').hidden) return;
      step(0, 0);
      opened = true;
      eg.progress(90);
    }
  };

  window.addEventListener('hashchange', () => {
    if (ready) eg.type(a_link, '');
  });
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'pointerleave', 'wheel',
    'touchstart', 'touchmove', 'touchend', 'touchcancel', 'keydown', 'keyup', 'focus', 'blur', 'hashchange', 'online'])
    window.addEventListener(type, eg.draw, { capture: true, passive: true });
  document.addEventListener('visibilitychange', eg.draw);

  // SDL watches the window's size only; a resized canvas is blank, so draw before it is shown.
  const resized = () => { window.dispatchEvent(new Event('resize')); seen_again(); if (ready) { settling = 3; frame(); } };
  new ResizeObserver(resized).observe(canvas);
  (function watchDensity() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
      .addEventListener('change', () => { resized(); watchDensity(); }, { once: true });
  })();
  for (const query of ['(pointer: coarse)', '(prefers-reduced-motion)', '(prefers-contrast: more)', '(forced-colors: active)', '(prefers-color-scheme: dark)'])
    matchMedia(query).addEventListener('change', eg.draw);

  // A browser may take the graphics away, and mostly gives them back.
  const patience = 5000;
  const miss = () => {
    if (document.hidden) { missed = setTimeout(miss, patience); return; }   // it comes back when somebody looks
    eg.report(eg.store.has_game() ? 'The browser has taken the picture away and does not give it back. The game is kept: reload to go on.'
      : 'The browser has taken the picture away and does not give it back. Reload for a new one: the game is not saved here, so copy it first.');
  };
  canvas.addEventListener('webglcontextlost', e => {
    e.preventDefault();
    lost = true;
    if (opened) Module._eg_lost();
    missed = setTimeout(miss, patience);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(missed);
    lost = false;
    if (opened) Module._eg_restored();
    seen_again();
    if (ready) $('failed').hidden = true;
    eg.draw();
  });
}

// Keys, wheel and touch: take what is ours, leave the browser and the host page the rest ----------

{
  // Tab goes through the groups of things on the canvas, and beyond the last one out of it.
  window.addEventListener('keydown', e => {
    if (e.key !== 'Tab' || e.target !== canvas || e.ctrlKey || e.metaKey || e.altKey) return;
    if (eg.tab(e.shiftKey ? -1 : 1)) e.preventDefault();
  }, true);
  canvas.addEventListener('blur', () => eg.tab(0));

  // SDL would swallow these: Tab leaves the canvas, reloading and finding stay the browser's.
  const browsers = e => e.key === 'Tab' || /^F\d+$/.test(e.key) || e.ctrlKey || e.metaKey || e.altKey;
  // A key that the game has down comes up for it too, whatever is held beside it by then, and wherever the focus is.
  const down = new Map();
  const comes_up = e => { if (down.delete(e.code)) return true; };
  const all_up = () => {
    for (const { code, key, keyCode } of [...down.values()])
      canvas.dispatchEvent(new KeyboardEvent('keyup', { code, key, keyCode, bubbles: true, cancelable: true }));
  };
  canvas.addEventListener('blur', all_up);
  for (const type of ['keydown', 'keyup', 'keypress'])
    window.addEventListener(type, e => {
      if (type === 'keydown' && e.target === canvas && !browsers(e)) down.set(e.code, e);
      if (type === 'keyup' && comes_up(e)) return;
      if (type === 'keyup' && e.key === 'Meta') all_up();   // a Mac tells of no other key that comes up meanwhile
      if (browsers(e) || e.isComposing) e.stopPropagation();
      else if (e.target === canvas && [' ', 'PageUp', 'PageDown', 'Home', 'End'].includes(e.key) && type !== 'keypress')
        e.preventDefault();   // these would scroll the page away under the canvas
    }, true);

  // Inside someone else's page nothing is taken before the first click.
  const asleep = () => embedded && document.activeElement !== canvas;
  // A finger is ours where it moves something of ours; else the host scrolls with it, and it may still press. SDL
  // would keep every touch from the browser, so it is not let where the host may scroll.
  canvas.style.touchAction = embedded ? 'pan-x pan-y' : 'none';
  let hosts = false;
  for (const type of ['touchstart', 'touchmove', 'touchend'])
    window.addEventListener(type, e => {
      const [{ clientX, clientY } = {}] = e.touches;
      if (type === 'touchstart') hosts = embedded && e.touches.length === 1 && !Module._eg_holds?.(clientX, clientY);
      if (asleep()) e.stopPropagation();
      else if (hosts && e.touches.length < 2) e.preventDefault = () => {};
    }, { capture: true, passive: true });
  // When the browser has taken the finger, its touches go on to be told, and end as others do.
  window.addEventListener('pointercancel', () => Module._eg_cancel?.(), { capture: true, passive: true });
  // The wheel is ours where it turns something of ours; else the host scrolls, or the browser enlarges.
  window.addEventListener('wheel', e => {
    if (asleep() || e.ctrlKey || !eg.wheel(e.deltaY || e.deltaX)) e.stopPropagation();
  }, { capture: true, passive: true });
  canvas.addEventListener('click', () => canvas.focus({ preventScroll: true }));
  canvas.addEventListener('pointerdown', e => { if (!asleep() || e.pointerType === 'mouse') canvas.focus({ preventScroll: true }); });
  canvas.addEventListener('contextmenu', e => e.preventDefault());
  // A press lasts from event to event, however long a frame makes them wait.
  let pressed = 0;
  eg.press_lasted = 0;
  canvas.addEventListener('pointerdown', e => { pressed = e.timeStamp; }, true);
  canvas.addEventListener('pointerup', e => { eg.press_lasted = e.timeStamp - pressed; }, true);
  if (!embedded) canvas.focus({ preventScroll: true });

  // The ring around the table is for those who move by Tab.
  window.addEventListener('keydown', e => { if (e.key === 'Tab') document.body.classList.add('tabbing'); }, true);
  window.addEventListener('pointerdown', () => document.body.classList.remove('tabbing'), true);
}

// Keeping: where a browser forbids it even asking throws ------------------------------------------

{
  const name = key => 'eg1:' + key;
  const store = {
    works: false,
    game: '',   // the last one that was to be kept, whether it was or not
    has_game: () => store.game === '' || store.load('game') === store.game,
    load(key) { try { return localStorage.getItem(name(key)) || ''; } catch { return ''; } },
    save(key, value) {
      if (key === 'game') store.game = value;
      try {
        if (value === '') localStorage.removeItem(name(key));
        else localStorage.setItem(name(key), value);
        return store.load(key) === value;
      } catch { return false; }
    },
  };
  store.rename = (key, to) => {   // there may not be room for both
    const value = store.load(key);
    store.save(key, '');
    store.save(to, value);
  };
  store.works = store.save('probe', '1') && store.save('probe', '');
  window.eg_storage = eg.store = store;

  // Of a game on trial the page that took it up leaves a mark in the store, and each page has one of its own: another
  // may be starting beside it. A mark tells that the game stopped its page where that page says so, or is gone; a page
  // that lives has a lock. Where there are no locks, what is known is that this very tab has been loaded again.
  const mine = `trial.${crypto.getRandomValues(new Uint32Array(2)).join('')}`, locks = navigator.locks;
  let unlock = () => {}, failed = [];
  const marks = () => {
    try { return Object.keys(localStorage).filter(key => key.startsWith(name('trial'))); } catch { return []; }
  };
  const tab = { get mark() { try { return sessionStorage.getItem(name('trial')); } catch { return null; } } };
  const live = () => new Promise((done, refused) => {
    locks.request(name(mine), () => {
      done();
      return new Promise(gone => { unlock = gone; });
    }).catch(refused);
  });
  const trial = eg.trial = {
    on: false,
    begin() {
      trial.on = store.save(mine, '1');
      try { sessionStorage.setItem(name('trial'), name(mine)); } catch { /* then it is not known */ }
    },
    end() { trial.on = false; store.save(mine, ''); },
    stopped() { if (trial.on) store.save(mine, 'stopped'); },
    failed() {
      for (const mark of failed) store.save(mark.slice(name('').length), '');
      return failed.splice(0).length > 0 && store.load('game') !== '';
    },
    async ready() {   // marks are read before it is asked who lives: whoever comes in between is no matter
      const there = marks(), stopped = mark => store.load(mark.slice(name('').length)) === 'stopped';
      const lives = await live().then(() => locks.query())
        .then(({ held }) => mark => held.some(lock => lock.name === mark), () => mark => embedded || mark !== tab.mark);
      failed = there.filter(mark => stopped(mark) || !lives(mark));
    },
  };
  trial.known = trial.ready().catch(() => {});
  // A page that can still be left or hidden has not been stopped by the game on trial, and in a hidden
  // one no frame may ever come.
  const left = () => { if (trial.on && $('failed').hidden) trial.end(); };
  window.addEventListener('pagehide', () => { left(); unlock(); });
  window.addEventListener('pageshow', e => { if (e.persisted) live().catch(() => {}); });
  document.addEventListener('visibilitychange', left);
}

// Texts over the border to C++ --------------------------------------------------------------------

eg.text = (at, size) => new TextDecoder().decode(HEAPU8.subarray(at, at + size));
eg.hold = text => (eg.held = new TextEncoder().encode(text)).length;
// "El%20Grande", each word by itself; one with a stray percent sign stays as it is, and is told of.
eg.query = () => location.search.slice(1).split('&').map(word => { try { return decodeURIComponent(word); } catch { return word; } }).join('&');
const address = () => location.href.split('#')[0];
// ... without what it said of the game this page was opened for: the link carries its own. The rest is the host's.
const link_address = () => {
  const [page, query = ''] = address().split(/\?(.*)/s);
  const ours = /^(seed|start|edition|modules|without|length|veto|castillo|seats|pace|scene|sound|utm_\w*|fbclid|gclid)?(=|$)/;
  const rest = query.split('&').filter(word => !ours.test(word)).join('&');
  return rest ? `${page}?${rest}` : page;
};
eg.forget_link = () => {
  try { history.replaceState(history.state, '', address()); } catch { /* a page in somebody else's may not */ }
};
eg.inset = side => parseFloat(getComputedStyle($('insets'))['padding' + ['Top', 'Right', 'Bottom', 'Left'][side]]) || 0;

// Whether the text is on the clipboard now. `shown` has it on the screen: there it is selected, and stays so, to be
// copied by hand where the browser refuses. A modal dialog makes all else inert, so it has to be what is shown.
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
  } catch {   // there is none, or not allowed here
    select();
    return false;
  }
};
const not_copied = 'The browser did not allow copying. The text is selected: copy it from there.';

// Typing: SDL hears no screen keyboard, so names and codes go into the browser's own fields --------

eg.typed = '';
const typed_game = -1, typed_scene = -2, typed_deck = -3, sought = -4, sent_here = -5, a_link = -6;   // as page.h has them; others are seats
eg.type = (what, text) => {
  if (!Module._eg_typed) return;   // dropped before there is a game
  eg.typed = text;
  Module._eg_typed(what);
  eg.draw();
};
eg.edit = (n, text, x, y, width, height) => {
  $('field')?.remove();
  const before = document.activeElement, read = $('text-version').contains(before);
  if (read && $('text-version').matches('.shown')) ({ x, y, width, height } = before.getBoundingClientRect());
  const field = document.createElement('input');
  Object.assign(field, { id: 'field', value: text, maxLength: 24, autocomplete: 'off', spellcheck: false });
  field.setAttribute('aria-label', eg.in_words(n < 0 ? 'Search' : 'Name'));
  field.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
  field.oninput = () => eg.type(n, field.value);
  field.onkeydown = e => {
    if (e.isComposing || e.keyCode === 229) return;   // it belongs to the input method
    if (e.key !== 'Enter' && e.key !== 'Escape') return;
    e.preventDefault();    // or it would press what has the focus next
    e.stopPropagation();
    field.blur();
  };
  field.onblur = () => { field.remove(); (read ? before : canvas).focus({ preventScroll: true }); };
  canvas.after(field);
  field.focus();
  field.select();
};
// A code, a link or a deck is never longer: more is not even read. The program has the same number (address.h).
const longest = 1 << 17;
const read_file = file => file.slice(0, longest + 1).text();
eg.save_file = (name, text) => {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob([text], { type: 'text/plain' })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
};
// Dropped on the page it is a game, or on an open sheet what that asks for.
window.addEventListener('dragover', e => { if (e.dataTransfer?.types.includes('Files')) e.preventDefault(); });
window.addEventListener('drop', async e => {
  const file = e.dataTransfer?.files[0], area = $('sheet').querySelector('textarea');
  if (!file) return;
  e.preventDefault();
  if ($('sheet').open) return area.readOnly || eg.take_file(file);
  eg.type(sent_here, await read_file(file).catch(() => ''));   // what is no game is told of
});
const string_at = at => {
  let end = at;
  while (HEAPU8[end]) end++;
  return eg.text(at, end - at);
};
// Both sheets of a text. what: to be typed, else it is there to be copied; link: ... as the page's address
// with this game behind it, and the words that offer it to the next person.
eg.sheet = ({ what = 0, title, text, note = '', why = '', link = false, offer = '', opens = '' }) => {
  const sheet = $('sheet'), area = sheet.querySelector('textarea'), figure = sheet.querySelector('figure'), [card, open] = sheet.querySelectorAll('.card');
  const put = (node, english) => { node.textContent = eg.in_words(english); };
  const to_file = location.protocol === 'file:';
  const show = text => {   // and as a picture that telephones read
    area.value = text;
    if (!link || to_file) return;
    eg.typed = text;
    const [size, path] = string_at(Module._eg_qr()).split(/ (.*)/s);
    figure.hidden = size === '0';
    sheet.classList.toggle('code', !figure.hidden);
    if (figure.hidden) return;
    const svg = figure.querySelector('svg'), around = +size + 8;   // so much white around it they ask for
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
  const copy = async button => {
    label();   // what was copied before is so no longer
    const copied = await eg.copy(area.value, area);
    say_why(copied ? '' : not_copied);
    if (copied) put(button, 'Copied');
  };
  figure.hidden = true;
  sheet.className = link ? 'link' : what === typed_deck ? 'lines' : '';
  $('sheet-title').textContent = title;
  $('sheet-why').textContent = why;
  $('sheet-note').textContent = note;
  show(link ? `${link_address()}#${text}` : text);
  area.readOnly = !what;
  area.placeholder = what === typed_game ? eg.in_words('Paste a save code or a link here, or drop a file.') : '';
  area.setAttribute('aria-label', eg.in_words(what === typed_deck ? 'Text of the deck' : link ? 'Link to the game' : 'Code of the game'));
  card.hidden = !offer;
  card.querySelector('b').textContent = offer;
  card.querySelector('span').textContent = opens;
  label();
  $('sheet-pass').onclick = () => {
    show(`${link_address()}#turn.${text}`);
    copy($('sheet-pass'));
  };
  open.hidden = !link;
  if (link) put(open, to_file ? 'This page is a file on this device, and so a link opens here alone: a saved file goes further. It holds the whole table: every hand can be read from it.' : 'A link holds the whole table: every hand can be read from it.');
  const too_long = text => {
    const is = text.length > longest;
    if (is) say_why(what === typed_deck ? 'This is too long to be a deck.' : 'This is too long to be a saved game.');
    return is;
  };
  // Of what would be too long nothing is pasted or dropped.
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
  $('sheet-share').hidden = !link || to_file || !navigator.share;
  put($('sheet-share'), 'Share …');
  $('sheet-share').onclick = () => navigator.share({ title: 'El Grande', url: area.value })
    .catch(why => { if (why.name !== 'AbortError') say_why('Sharing is not allowed here. Copy the link instead.'); });
  put($('sheet-file'), what ? 'Choose a file' : 'Save as a file');
  $('sheet-file').onclick = () => { if (what) $('file').click(); else eg.save_file('el-grande.txt', text); };
  $('file').onchange = async () => {
    if ($('file').files[0]) await eg.take_file($('file').files[0]);
    $('file').value = '';
  };
  const close = () => sheet.close();   // ... and what had the focus has it again
  $('sheet-close').onclick = close;
  Module._eg_faces();
  if (!sheet.open) sheet.showModal();
  eg.opened();
  area.focus();
  area.select();
  area.scrollTop = sheet.scrollTop = 0;
};
// Letters that the program has none of, as the browser paints them: how wide in ems, and their pixels behind five numbers.
let letters;
const letters_in = (font, size) => {
  letters ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  letters.font = font.replace(/(\d) /, `$1 ${size}px `);
  return letters;
};
eg.letters_width = (text, font) => letters_in(font, 100).measureText(text).width / 100;
eg.paint_letters = (text, font, size) => {
  const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right, actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = letters_in(font, size).measureText(text);
  const x = -Math.ceil(left) - 1, y = -Math.ceil(up) - 1, width = Math.ceil(right) + 1 - x, height = Math.ceil(down) + 1 - y;
  Object.assign(letters.canvas, { width, height });
  letters_in(font, size).fillText(text, -x, -y);
  const { data } = letters.getImageData(0, 0, width, height);
  const coloured = data.some((n, i) => i % 4 < 3 && n > 16 && data[i | 3] > 64);   // they are written in black; some browsers add a little noise
  eg.held = new Uint8Array(20 + data.length);
  eg.held.set(new Uint8Array(new Int32Array([x, y, width, height, coloured]).buffer));
  eg.held.set(data, 20);
  return eg.held.length;
};
// The program's own letters, for what the page writes itself.
eg.face = (family, weight, at, size) => document.fonts.add(new FontFace(family, HEAPU8.slice(at, at + size), { weight }));

// What the tests ask: where everything is, what the screen says, what may be answered --------------

window.eg = eg;
{
  const tell = what => JSON.parse(string_at(Module._eg_tell(what)));
  eg.rects = () => tell(0);
  eg.state = () => tell(1);
  eg.legal = () => tell(2);
  eg.targets = () => tell(3);
  eg.drawn = () => tell(4);      // in a scene: what was drawn
  eg.scenes = () => tell(5);
  eg.scene = name => { eg.type(typed_scene, name); eg.frame(); eg.frame(); };
}

// The browser's Back closes what lies open: one step of its history stands for that. It is made as something opens, and
// stays there; where there is nothing to close, Back goes on to where it leads.
{
  const step = 'eg1:open';
  let at = history.state === step && location.href;   // where that step is the last one
  eg.opened = () => {
    if (at) return;
    try { history.pushState(step, ''); at = location.href; } catch { /* a page in somebody else's may not */ }
  };
  window.addEventListener('popstate', e => {
    const stepped_back = at === location.href && e.state !== step;   // else a link was followed
    at = e.state === step && location.href;
    if (!stepped_back) return;
    if ($('sheet').open) $('sheet').close();
    else if (eg.lies_open()) eg.choose(-1);
    else history.back();
  });
}

// The text version --------------------------------------------------------------------------------

eg.say = text => { $('news').textContent = text; };

{
  const pane = $('text-version');
  const shown = () => pane.classList.contains('shown');
  const asked = () => [...pane.children].find(node => /^#[?!]/.test(node.key));   // or the title of what lies over it
  let opened = '';   // the button that opened that

  // What is already there is kept: buttons by what they answer, headings by their words, the rest by place.
  eg.tell_text = lines => {
    const reader = pane.contains(document.activeElement) && document.activeElement;
    const before = asked(), sentence = before?.words;
    let part = reader;
    while (part && part.localName !== 'h2') part = part.previousElementSibling;
    const kept = {};
    for (const node of pane.children) (kept[node.key] ??= []).push(node);
    const nodes = lines.split('\n').filter(Boolean).map(line => {
      const [, mark, rest] = /^(#[ ?!]|> (?=.*\t)|- |)(.*)$/s.exec(line);   // s: any text at all, for others write them too
      const tag = mark[0] === '#' ? 'h2' : { '> ': 'button', '- ': 'div' }[mark] || 'p';
      const [key, words] = tag === 'button' ? rest.split(/\t(.*)/s) : [mark === '# ' ? line : mark, rest];
      const node = kept[key]?.shift() || Object.assign(document.createElement(tag), { key });
      if (node.words !== words) node.textContent = node.words = words;   // a translator may have put others there
      if (tag === 'h2' || tag === 'button') node.tabIndex = tag === 'button' && shown() ? 0 : -1;
      return node;
    });
    for (const node of [...pane.children]) if (!nodes.includes(node)) node.remove();
    nodes.forEach((node, n) => { if (pane.children[n] !== node) pane.insertBefore(node, pane.children[n] || null); });
    if (eg.lies_open()) eg.opened();
    if (!reader || reader === document.activeElement) return;
    // What was pressed is gone: back from what it opened, or to the heading it stood under, or on to what is asked.
    const opener = before?.key === '#!' && asked().key === '#?' && nodes.find(node => node.key === opened);
    const same = asked() === before && sentence === before.words && part?.isConnected && part;
    (reader.isConnected ? reader : opener || same || asked()).focus();
  };
  eg.lies_open = () => asked()?.key === '#!';

  pane.addEventListener('click', e => {
    const button = e.target.closest('button');   // a translator puts elements of its own into it
    const n = [...pane.querySelectorAll('button')].indexOf(button), key = button?.key;
    if (n < 0) return;
    if (shown()) button.focus();   // not every browser does so by itself
    if (asked().key === '#?') opened = key;
    eg.choose(n);
    if (key.startsWith('do ') && pane.contains(document.activeElement)) asked().focus();
  });
  window.addEventListener('keydown', e => {
    if (e.repeat && e.target.localName === 'button' && e.key === 'Enter') e.preventDefault();   // held down it answers once
    if (e.key === 'Escape' && !e.isComposing && !$('sheet').open && (shown() || pane.contains(e.target))) eg.choose(-1);
  }, true);

  eg.read = on => {
    pane.classList.toggle('shown', on);
    $('show').setAttribute('aria-expanded', on);
    $('show').textContent = eg.in_words(on ? 'Back to the table' : 'Text version');
    for (const button of pane.querySelectorAll('button')) button.tabIndex = on ? 0 : -1;
    canvas.inert = on;
    (on ? asked() : canvas)?.focus();
  };
  $('show').addEventListener('click', () => eg.read(!shown()));
}

// When something breaks ---------------------------------------------------------------------------

eg.report = (english, detail) => {
  const sentence = eg.in_words(english);
  const report = [sentence, detail && (detail.stack || detail), navigator.userAgent].filter(Boolean).join('\n');
  $('failed').querySelector('strong').textContent = sentence;
  $('failed').querySelector('pre').textContent = report;
  $('failed').hidden = false;
  $('loading').hidden = true;
  $('sheet').close?.();   // it would lie over this
  $('copy').onclick = async () => {
    const copied = await eg.copy(report, $('failed').querySelector('pre'));
    $('copy').textContent = eg.in_words(copied ? 'Copied' : not_copied);
  };
  $('keep').hidden = !eg.store?.game;
  $('keep').onclick = async () => {
    const shown = $('failed').querySelector('pre');
    shown.textContent = eg.store.game;
    const copied = await eg.copy(eg.store.game, shown);
    $('keep').textContent = eg.in_words(copied ? 'Copied' : not_copied);
  };
  $('reload').onclick = () => location.reload();
};
eg.fail = (english, detail) => {
  if (eg.failed) return;
  eg.failed = true;
  eg.trial.stopped();
  eg.stop();
  eg.report(english, detail);
};
{
  const broken = () => !eg.store.has_game()
    ? 'Something went wrong. The game is not saved here: copy it, then reload and load it.'
    : eg.store.game ? 'Something went wrong. The game is saved: reload to go on.' : 'Something went wrong. Reload to go on.';
  // An extension's script, or the host's, may fail beside ours. Ours stand in this very page, or are the program.
  const own = location.href.split('#')[0];
  const is_ours = place => {
    const at = place.indexOf(own);
    return /wasm-function/.test(place) || (at >= 0 && /^(#\S*?)?:\d/.test(place.slice(at + own.length)));
  };
  const thrown_at = error => (error?.stack ?? '').split('\n').find(line => /:\d+:\d+\)?$|wasm-function/.test(line));
  window.onerror = (message, file, line, column, error) => {
    if (is_ours(thrown_at(error) ?? `${file}:${line}`)) eg.fail(broken(), error || message);
  };
  window.addEventListener('unhandledrejection', e => {
    if (is_ours(thrown_at(e.reason) ?? '')) eg.fail(broken(), e.reason);
  });
  Module.onAbort = why => eg.fail(broken(), why);
}

// The program stands in this very page, packed ----------------------------------------------------

if (typeof WebAssembly !== 'object')
  eg.fail('This browser has no WebAssembly, so the game cannot start. A newer browser will play it.');

// Tasks end in between, so that it is seen.
eg.progress = share => { $('loading').querySelector('i').style.setProperty('--done', share + '%'); };

// A block out of its letters, part by part.
async function unpacked({ code, letters, whole }, told, rest) {
  const { instance } = await WebAssembly.instantiate(code);
  const { room, begin, unpack, memory } = instance.exports;
  const { written } = new TextEncoder().encodeInto(letters, new Uint8Array(memory.buffer, room()));
  const at = begin(written), parts = 64;   // what is compiled better meanwhile serves from the next part on
  for (let part = 1; part <= parts; ++part) {
    if (!unpack(Math.ceil(whole * part / parts), 4, 0, 0)) throw Error('damaged');
    if (part % 8 === 1) told(part / parts);   // each time the page has to listen
    await rest();
  }
  return new Uint8Array(memory.buffer, at, whole).slice();
}

// A timer would wait for four milliseconds each time.
const next_task = () => new Promise(done => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => done();
  port2.postMessage(0);
});

// Where only trusted scripts may be added to a page, its own are: they stand in it.
let trusted = { createScript: text => text, createScriptURL: url => url };
try { trusted = window.trustedTypes.createPolicy('el-grande', trusted); } catch { /* not known, or forbidden by the host */ }
eg.worker = (...source) => {
  const script = new Blob(["'use strict';", ...source], { type: 'text/javascript' });
  return new Worker(trusted.createScriptURL(URL.createObjectURL(script)));
};
eg.patience = window.eg_patience ?? 8000;   // milliseconds without a word, and a worker is taken for dead

// A worker does it, so that the page stays awake; where there is none, or it dies or says nothing, the page itself.
// `packed` is promised: the worker comes while the page is still being read.
const unpacked_elsewhere = (packed, told) => new Promise((done, refused) => {
  const worker = eg.worker(unpacked, 'onmessage = ({ data }) => unpacked(data, share => postMessage({ share }), () => {})',
    '.then(bytes => postMessage({ bytes }, [bytes.buffer]), () => postMessage({}))');
  let timer;
  const end = bytes => {
    clearTimeout(timer);
    worker.terminate();
    if (bytes) done(bytes); else refused();
  };
  const wait = () => { clearTimeout(timer); timer = setTimeout(end, eg.patience); };
  worker.onerror = e => { e.preventDefault?.(); end(); };
  worker.onmessage = ({ data: { share, bytes } }) => {
    if (!share) return end(bytes);
    told(share);
    wait();
  };
  packed.then(packed => {
    worker.postMessage(packed);
    wait();
  });
});

// How long the program is; then, in blocks, each with its length and packed, the program and Emscripten's script
// behind it. A small program of its own unpacks them (unpack.c), all at once; the workers run the script too. What is
// packed stays in the page, which somebody may save.
{
  const failed = why => eg.fail(/CompileError|unsafe-eval/.test(why)
    ? 'This page may not run WebAssembly here, so the game cannot start.'
    : /TrustedScript/.test(why) ? 'The site that shows this page forbids it to run the game’s program (Trusted Types).'
    : why?.message === 'damaged' ? 'The program in this page is damaged.'
    : 'The game could not start here.', why);
  const code = Uint8Array.from(atob($('unpacker').textContent), c => c.charCodeAt(0)), shares = [0, 0];
  const read = new Promise(done => {
    eg.begin = () => {   // the page's end
      done($('program').textContent.split(' '));
      eg.begin = null;
    };
    document.addEventListener('DOMContentLoaded', () => { if (eg.begin) eg.fail('This page has not arrived whole. Reload to try once more.'); });
  });
  // As SDL will ask for it. The page waits for it, and no worker begins as long as the page waits.
  let at_work = 0;
  const first_word = () => {
    if (++at_work < shares.length) return;
    const pixels = css => Math.floor(css * devicePixelRatio) || 1;   // as SDL counts them
    Object.assign(canvas, { width: pixels(canvas.clientWidth), height: pixels(canvas.clientHeight) });
    canvas.getContext('webgl', { alpha: false, antialias: false });
  };
  const block = async n => {
    const packed = read.then(words => ({ code, whole: +words[1 + 2 * n], letters: words[2 + 2 * n] ?? '' }));
    const told = share => {
      if (!shares[n]) first_word();
      shares[n] = share;
      eg.progress(10 + 20 * (shares[0] + shares[1]));
    };
    return unpacked_elsewhere(packed, told).catch(async () => unpacked(await packed, told, next_task));
  };
  eg.progress(10);
  Promise.all([read, block(0), block(1)]).then(([[size], functions, rest]) => {
    const bytes = new Uint8Array(functions.length + rest.length);
    bytes.set(functions);
    bytes.set(rest, functions.length);
    Module.instantiateWasm = (imports, done) => {
      WebAssembly.instantiate(bytes.subarray(0, size), imports)
        .then(({ instance, module }) => {
          eg.program = module;
          eg.progress(80);
          setTimeout(() => done(instance, module));
        })
        .catch(failed);
      return {};
    };
    const glue = document.createElement('script');
    eg.glue = new TextDecoder().decode(bytes.subarray(size));
    glue.textContent = trusted.createScript(eg.glue);
    setTimeout(() => {   // it has run then, and in a page that is saved it would run once more
      document.body.append(glue);
      glue.remove();
    });
  }).catch(failed);
}
