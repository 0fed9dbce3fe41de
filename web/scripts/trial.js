// A saved game may crash the page. So it is on trial from when it is loaded until a whole frame has been drawn. If the
// page does not get that far, the next start sets the game aside (page.h: failed_trial).
//
// A page whose game is on trial leaves a mark in the store. Each page has a mark of its own, since several may be
// starting. A trial has failed if its page has written so in the mark, or if that page is gone. A page that lives
// holds a lock named after its mark. Without locks, all that is known is that this very tab has been loaded again.

{
  const mine = `trial.${crypto.getRandomValues(new Uint32Array(2)).join('')}`, locks = navigator.locks;
  const key_of = mark => mark.slice(stored_as('').length);
  let unlock = () => {}, failed = [];
  const marks = () => {
    try { return Object.keys(localStorage).filter(key => key.startsWith(stored_as('trial'))); } catch { return []; }
  };
  const tab = { get mark() { try { return sessionStorage.getItem(stored_as('trial')); } catch { return null; } } };
  const lock = () => new Promise((done, refused) => {
    locks.request(stored_as(mine), () => {
      done();
      return new Promise(gone => { unlock = gone; });
    }).catch(refused);
  });
  const trial = eg.trial = {
    on: false,
    begin() {
      trial.on = eg.store.save(mine, '1');
      try { sessionStorage.setItem(stored_as('trial'), stored_as(mine)); } catch { /* then it is not known */ }
    },
    end() { trial.on = false; eg.store.save(mine, ''); },
    stopped() { if (trial.on) eg.store.save(mine, 'stopped'); },
    failed() {
      for (const mark of failed) eg.store.save(key_of(mark), '');
      return failed.splice(0).length > 0 && eg.store.load('game') !== '';
    },
    async ready() {   // reads the marks before the locks: a page that starts in between is not among the marks
      const found = marks(), stopped = mark => eg.store.load(key_of(mark)) === 'stopped';
      const lives = await lock().then(() => locks.query())
        .then(({ held }) => mark => held.some(lock => lock.name === mark), () => mark => embedded || mark !== tab.mark);
      failed = found.filter(mark => stopped(mark) || !lives(mark));
    },
  };
  trial.known = trial.ready().catch(() => {});
  // A page that can still be left or hidden was not stopped by its game. A hidden page may never draw a frame.
  const leave = () => { if (trial.on && $('failed').hidden) trial.end(); };
  window.addEventListener('pagehide', () => { leave(); unlock(); });
  window.addEventListener('pageshow', e => { if (e.persisted) lock().catch(() => {}); });
  document.addEventListener('visibilitychange', leave);
}
