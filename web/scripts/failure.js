// Errors: a sentence on the screen, a report to copy, the game to copy where it could not be saved, and all kept games
// as a file.

eg.report = (english, detail) => {
  const sentence = eg.in_words(english), shown = $('failed').querySelector('pre');
  const stack = detail?.stack ?? '';
  const thrown = detail && !stack.includes(detail.message) ? String(detail) : '';   // as only Chromium's do
  const report = [sentence, thrown, stack, navigator.userAgent].filter(Boolean).join('\n');
  $('failed').querySelector('strong').textContent = sentence;
  shown.textContent = report;
  $('failed').hidden = false;
  $('loading').hidden = true;
  $('sheet').close?.();   // a modal dialog would cover this
  const copy = async (button, text) => {
    const copied = await eg.copy(text, shown);
    button.textContent = eg.in_words(copied ? 'Copied' : not_copied);
  };
  $('copy').onclick = () => copy($('copy'), report);
  $('keep').hidden = !eg.store?.game;
  $('keep').onclick = () => {
    shown.textContent = eg.store.game;
    return copy($('keep'), eg.store.game);
  };
  // All kept games as a file that "Open a game" reads: this needs no program.
  const games = ['game.', 'aside.'].flatMap(prefix => eg.store?.keys(prefix) ?? []);
  $('save-games').hidden = games.length === 0;
  $('save-games').onclick = () =>
    eg.save_file('el-grande-games.txt', games.map(key => eg.store.load(key)).join('\n'));
  $('reload').onclick = () => location.reload();
};
eg.fail = (english, detail) => {
  if (eg.failed) return;
  eg.failed = true;
  eg.trial.stopped();
  eg.stop_drawing();
  eg.report(english, detail);
};
{
  const broken = () => !eg.store.has_game()
    ? 'Something went wrong. The game is not saved here. Copy it, reload the page, then open it again.'
    : eg.store.game ? 'Something went wrong. The game is saved: reload to go on.'
    : 'Something went wrong. Reload to go on.';
  // Scripts of extensions or of the host may fail too. Ours are in this file, or are the program.
  const own = [location.href.split('#')[0], own_script];
  const is_ours = place => /wasm-function/.test(place) || own.some(file => {
    const at = place.indexOf(file);
    return at >= 0 && /^(#\S*?)?:\d/.test(place.slice(at + file.length));
  });
  const thrown_at = error => (error?.stack ?? '').split('\n').find(line => /:\d+:\d+\)?$|wasm-function/.test(line));
  window.onerror = (message, file, line, column, error) => {
    if (is_ours(thrown_at(error) ?? `${file}:${line}`)) eg.fail(broken(), error || message);
  };
  window.addEventListener('unhandledrejection', e => {
    if (is_ours(thrown_at(e.reason) ?? '')) eg.fail(broken(), e.reason);
  });
  Module.onAbort = why => eg.fail(broken(), why);
}
