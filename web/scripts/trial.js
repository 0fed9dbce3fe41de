// A saved game may crash the page. So it is on trial from when it is loaded until a whole frame has been drawn. After
// the second failed trial in a row the page starts without this game (page.h: failed_trial).
//
// A page whose game is on trial leaves a mark in localStorage, with the game's name. Each page has a mark of its own,
// since several may be starting. A trial has failed if its page has written so in the mark, or if that page is gone. A
// page that lives holds a lock named after its mark. Without locks, all that is known is that this very tab has been
// loaded again.

{
  const mine = stored_as(`trial.${crypto.getRandomValues(new Uint32Array(2)).join('')}`), locks = navigator.locks;
  const failures = game => stored_as(`failures.${game}`);
  let unlock = () => {}, failed = [], game = '';
  const tried = work => { try { return work(); } catch { return null; } };   // access may throw
  const read = name => tried(() => localStorage.getItem(name));
  const forget = name => tried(() => localStorage.removeItem(name));
  const write = (name, value) => tried(() => { localStorage.setItem(name, value); return true; });
  const marks = () => tried(() => Object.keys(localStorage).filter(key => key.startsWith(stored_as('trial.')))) ?? [];
  const lock = () => new Promise((done, refused) => {
    locks.request(mine, () => {
      done();
      return new Promise(gone => { unlock = gone; });
    }).catch(refused);
  });
  const trial = eg.trial = {
    on: false,
    begin(id) {
      game = id;
      trial.on = !!write(mine, `running ${game}`);
      tried(() => sessionStorage.setItem(stored_as('trial'), mine));
    },
    end() { trial.on = false; forget(mine); forget(failures(game)); },
    stopped() { if (trial.on) write(mine, `stopped ${game}`); },
    // The game whose trials failed twice; '': none. Counts each failure once.
    failed() {
      let twice = '';
      for (const mark of failed.splice(0)) {
        const [, id = ''] = (read(mark) ?? '').split(' '), times = +read(failures(id)) + 1;
        forget(mark);
        if (!id) continue;
        if (times < 2) { write(failures(id), times); continue; }
        forget(failures(id));
        twice = id;
      }
      return twice;
    },
    async ready() {   // reads the marks before the locks: a page that starts in between is not among the marks
      const tab = tried(() => sessionStorage.getItem(stored_as('trial')));
      const found = marks(), stopped = mark => (read(mark) ?? '').startsWith('stopped');
      const lives = await lock().then(() => locks.query())
        .then(({ held }) => mark => held.some(lock => lock.name === mark), () => mark => embedded || mark !== tab);
      failed = found.filter(mark => stopped(mark) || !lives(mark));
    },
  };
  trial.known = trial.ready().catch(() => {});
  // A page that can still be left or hidden was not stopped by its game. A hidden page may never draw a frame.
  const leave = () => { if (trial.on && $('failed').hidden) { trial.on = false; forget(mine); } };
  window.addEventListener('pagehide', () => { leave(); unlock(); });
  window.addEventListener('pageshow', e => { if (e.persisted) lock().catch(() => {}); });
  document.addEventListener('visibilitychange', leave);
}
