// With embed=1 in its address, a page inside another one has a cover over the game until that is pressed: so far the
// host page keeps wheel, fingers, keys and focus, and the game waits. Escape brings the cover back.

// What the address or the host page asks for. The player's own settings come first: the program asks for the browser's
// preferences only where those leave it open. Less motion is never taken back.
const wished = { theme: asked_for('theme'), motion: 'system' };
eg.prefers = query => {
  if (/prefers-color-scheme: dark/.test(query) && /^(light|dark)$/.test(wished.theme)) return wished.theme === 'dark';
  if (/prefers-reduced-motion/.test(query) && wished.motion === 'reduced') return true;
  return matchMedia(query).matches;
};

{
  const cover = $('cover'), has_cover = embedded && asked_for('embed') === '1';
  let covered = false, held = false;   // held: by the host page, without a cover
  let line = '', game = '', dark = null;
  const update = () => {
    eg.paused = covered || held;
    $('show').inert = $('text-version').inert = covered;
    canvas.tabIndex = covered ? -1 : 0;
    canvas.ariaHidden = covered || null;
    document.body.classList.toggle('covered', covered);
    cover.classList.toggle('off', !covered);
    eg.draw?.();
  };

  // The address of this page without the host's wishes, with the game behind #.
  const own_tab = () => {
    if (game) return `${link_address()}#${game}`;
    const [page, query = ''] = address().split(/\?(.*)/s);
    const rest = query.split('&').filter(word => !/^(embed|theme)=/.test(word)).join('&');
    return rest ? `${page}?${rest}` : page;
  };
  eg.look_of_cover = (own, is_dark) => {
    if (own) [line, game, dark] = [own.line, own.code, is_dark];
    if (!has_cover) return;
    cover.classList.toggle('dark', dark ?? eg.prefers('(prefers-color-scheme: dark)'));
    cover.classList.toggle('still', eg.prefers('(prefers-reduced-motion)'));
    $('cover-line').textContent = line;
    cover.classList.toggle('unsaved', !eg.store.works);
    $('cover-kept').textContent = eg.in_words(
      eg.store.works ? 'Saved on this device.' : 'Not saved here. Open the game in its own tab to save it.');
    $('own-tab').hidden = !/^(https?|file):$/.test(location.protocol);   // other addresses lead nowhere
    $('own-tab').href = own_tab();
  };

  const lift = () => {
    covered = false;
    update();
    canvas.focus({ preventScroll: true });
  };
  const lay = () => {
    covered = true;
    eg.look_of_cover();
    update();
    document.activeElement?.blur();
    try { host_window.focus(); } catch { /* then the focus stays in this frame, on nothing */ }
  };
  const host_window = window.parent;
  $('tap').addEventListener('click', lift);
  // By the host page. Without a cover, the game goes on when something in it is pressed.
  eg.pause = on => {
    if (has_cover) {
      if (on !== covered) (on ? lay : lift)();
      return;
    }
    held = on;
    update();
  };
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, () => { if (held) eg.pause(false); }, true);
  window.addEventListener('keydown', e => {
    if (!has_cover || covered || e.key !== 'Escape' || e.isComposing || $('sheet').open || $('field')) return;
    if (!$('failed').hidden || Module._eg_escape?.()) return;
    e.preventDefault();
    e.stopImmediatePropagation();
    lay();
  }, true);

  eg.paused = false;
  if (has_cover) {
    covered = true;
    cover.hidden = false;
    update();
    eg.started.then(() => Module._eg_add_fonts());
  }
}
