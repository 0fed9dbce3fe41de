// Several tabs may show the page. A game is played in one of them, which holds a lock named after it; the others look
// on, and can take it over. Without locks every tab may play, and the last one to save wins.

{
  const locks = navigator.locks, name_of = id => stored_as(`playing.${id}`);
  const channel = (() => { try { return new BroadcastChannel(stored_as('tabs')); } catch { return null; } })();
  const answer_within = 3000;   // milliseconds until a tab that was asked for its game counts as dead
  let mine = '', release = () => {}, elsewhere = new Set(), given = () => {};
  const say = what => channel?.postMessage(what);

  const look = async () => {
    const { held } = await locks.query();
    elsewhere = new Set(held.map(lock => lock.name).filter(name => name.startsWith(name_of(''))));
    elsewhere.delete(name_of(mine));
  };
  const look_again = () => look().then(() => eg.tabs.changed(), () => {});
  const lost = id => {
    if (mine !== id) return;
    mine = '';
    elsewhere.add(name_of(id));
    eg.tabs.changed();
  };
  const hold = (id, how) => {
    mine = id;
    elsewhere.delete(name_of(id));
    locks?.request(name_of(id), how, lock => {
      if (!lock) return lost(id);
      say({ taken: id });
      return new Promise(done => { release = done; });
    }).catch(() => lost(id));   // another tab has stolen it
  };
  eg.tabs = {
    known: locks ? look().catch(() => {}) : Promise.resolve(),
    elsewhere: id => elsewhere.has(name_of(id)),
    // This tab plays the game; '': none. What it played before is free.
    play(id) {
      if (id === mine) return;
      const before = mine;
      mine = '';
      release();
      release = () => {};
      if (before) say({ freed: before });
      if (id) hold(id, { ifAvailable: true });
    },
    // Resolves when the other tab has answered, or is dead; then play(id) holds it.
    take_over(id) {
      const answered = new Promise(done => { given = done; setTimeout(done, answer_within); });
      say({ give: id });
      answered.then(() => {
        eg.tabs.play('');
        hold(id, { steal: true });
        eg.tabs.changed(id);
      });
    },
    changed() {},   // games that are played elsewhere; with a game: it was taken over here
  };
  if (channel) channel.onmessage = ({ data }) => {
    if (data.give && data.give === mine) {
      release();
      release = () => {};
      lost(mine);
      say({ given: data.give });
    } else if (data.given) given();
    else look_again();
  };
  document.addEventListener('visibilitychange', () => { if (!document.hidden && locks) look_again(); });
}
