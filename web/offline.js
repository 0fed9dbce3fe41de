// Only in the form of two files (bake.py: site): keeps the page for when there is no network. sw.js is the worker that
// does so. A new version is offered when no game is on the table.

if (!embedded && navigator.serviceWorker) {
  const workers = navigator.serviceWorker;
  let playing = false, registered = null;
  const answer_of = (worker, message) => new Promise(done => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage(message, [port2]);
  });
  const tell = async () => {
    if (registered?.active) await answer_of(registered.active, { playing });
    offer();
  };
  const offer = async () => {
    if (!registered?.waiting || playing) return;
    // The page may be of that build already: it comes from the network first.
    if (await answer_of(registered.waiting, 'build') !== eg.build && !playing)
      eg.notice(eg.in_words('A new version is ready: it starts when you reload.'));
  };
  const follow = worker => worker?.addEventListener('statechange', offer);
  // It throws or rejects in private windows, in sandboxes, and where a host forbids it: then there is no copy.
  eg.started.then(async () => {
    registered = await workers.register(trusted.createScriptURL('sw.js'));
    registered.addEventListener('updatefound', () => follow(registered.installing));
    follow(registered.installing);
    await workers.ready;
    await tell();
    eg.kept_offline = true;   // for tests
  }).catch(() => {});

  eg.hosted = true;
  const tell_host = eg.tell_host;
  eg.tell_host = (code, line, turn, dark) => {
    tell_host(code, line, turn, dark);
    playing = turn.includes('"seat"');
    tell();
  };
}
