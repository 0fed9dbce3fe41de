// The page's address, and its place in the browser's history.

// "El%20Grande" is decoded word by word. A word with a stray percent sign stays as it is; the app reports it.
eg.query = () => location.search.slice(1).split('&')
  .map(word => { try { return decodeURIComponent(word); } catch { return word; } }).join('&');
const address = () => location.href.split('#')[0];
// The address for a link, which carries its own game: without what described this page's game. The rest is the host's.
const link_address = () => {
  const [page, query = ''] = address().split(/\?(.*)/s);
  const game = /^(seed|start|edition|modules|without|length|veto|castillo|seats|players|level|pace|scene)?(=|$)/;
  const frame = /^(sound|embed|theme)(=|$)/;
  const tracking = /^(utm_\w*|fbclid|gclid)(=|$)/;
  const rest = query.split('&').filter(word => ![game, frame, tracking].some(of => of.test(word))).join('&');
  return rest ? `${page}?${rest}` : page;
};
eg.forget_link = () => {
  try { history.replaceState(history.state, '', address()); } catch { /* a page inside another may not */ }
};

// The browser's Back button closes the open dialog. One step of the history stands for that; it is added when a dialog
// opens, and stays. If no dialog is open, Back goes on to the page before.
{
  const step = 'eg1:open';
  let at = history.state === step && location.href;   // the address if that step is the current one, else false
  eg.dialog_opened = () => {
    if (at) return;
    try { history.pushState(step, ''); at = location.href; } catch { /* a page inside another may not */ }
  };
  window.addEventListener('popstate', e => {
    const stepped_back = at === location.href && e.state !== step;   // otherwise a link was followed
    at = e.state === step && location.href;
    if (!stepped_back) return;
    if ($('sheet').open) $('sheet').close();
    else if (eg.dialog_open()) eg.choose(-1);
    else history.back();
  });
}
