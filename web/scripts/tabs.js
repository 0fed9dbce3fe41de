// Several tabs may show the page. A game is played in one of them, which holds a lock named after it; the others look
// on, and can take it over. Without locks every tab may play, and the last one to save wins.

{
  const locks = navigator.locks, name_of = id => stored_as(`playing.${id}`);
  const channel = (() => { try { return new BroadcastChannel(stored_as('tabs')); } catch { return null; } })();
  const answer_within = 3000;   // milliseconds until a tab that was asked for its game counts as dead
  let held = null, elsewhere = new Set();   // held: what this tab plays, { id, gone, release }
  let wanted = '', given = () => {};        // wanted: the game that another tab was asked for
  const say = what => channel?.postMessage(what);

  const look = async () => {
    const { held: locked } = await locks.query();
    elsewhere = new Set(locked.map(lock => lock.name).filter(name => name.startsWith(name_of(''))));
    if (held) elsewhere.delete(name_of(held.id));
  };
  const look_again = () => look().then(() => eg.tabs.changed(), () => {});
  const lost = claim => {
    if (held !== claim) return;
    held = null;
    elsewhere.add(name_of(claim.id));
    eg.tabs.changed();
  };
  // again: the lock may still be this tab's own, from a claim that it has just given up.
  const request = (claim, how, again) => locks?.request(name_of(claim.id), how, lock => {
    if (claim.gone) return;
    if (!lock) return again ? void setTimeout(request, 50, claim, how, false) : lost(claim);
    say({ taken: claim.id });
    return new Promise(done => { claim.release = done; });
  }).catch(error => {
    if (error.name === 'AbortError') lost(claim);   // stolen; otherwise locks are forbidden here
  });
  const hold = (id, how) => {
    held = { id, gone: false, release: () => {} };
    elsewhere.delete(name_of(id));
    request(held, how, true);
  };
  const give_up = () => {
    const claim = held;
    held = null;
    if (!claim) return;
    claim.gone = true;
    claim.release();
    return claim;
  };
  eg.tabs = {
    known: locks ? look().catch(() => {}) : Promise.resolve(),
    elsewhere: id => elsewhere.has(name_of(id)),
    // This tab plays the game; '': none. What it played before is free.
    play(id) {
      wanted = '';
      if (held?.id === id) return;
      const before = give_up();
      if (before) say({ freed: before.id });
      if (id) hold(id, { ifAvailable: true });
    },
    // Asks the tab that plays it; when that has answered, or is dead, this tab plays it.
    take_over(id) {
      if (wanted === id) return;
      wanted = id;
      const answered = new Promise(done => { given = done; setTimeout(done, answer_within); });
      say({ give: id });
      answered.then(() => {
        if (wanted !== id) return say({ freed: id });   // meanwhile this tab plays another game, or none
        eg.tabs.play('');
        hold(id, { steal: true });
        eg.tabs.changed(id);
      });
    },
    changed() {},   // games that are played elsewhere; with a game: it was taken over here
  };
  if (channel) channel.onmessage = ({ data }) => {
    if (data.give && data.give === held?.id) {
      elsewhere.add(name_of(give_up().id));
      say({ given: data.give });
      eg.tabs.changed();
    } else if (!data.given) look_again();
    else if (data.given === wanted) given();
  };
  document.addEventListener('visibilitychange', () => { if (!document.hidden && locks) look_again(); });
}
