// Only in the form of two files (bake.py: site): keeps the page for when there is no network. sw.js is the worker that
// does so. A new version waits until no game is on the table.

if (!embedded && navigator.serviceWorker) {
  const workers = navigator.serviceWorker;
  let playing = false, registered = null;
  const tell = () => registered?.active?.postMessage({ playing });
  const offer = () => {
    const waiting = registered?.waiting;
    if (!waiting || playing) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {   // the page may be of that build already: it comes from the network first
      if (data !== eg.build) eg.notice(eg.in_words('A new version is ready: it starts when you reload.'));
    };
    waiting.postMessage('start', [port2]);
  };
  const follow = worker => worker?.addEventListener('statechange', offer);
  // It throws or rejects in private windows, in sandboxes, and where a host forbids it: then there is no copy.
  eg.started.then(async () => {
    registered = await workers.register(trusted.createScriptURL('sw.js'));
    registered.addEventListener('updatefound', () => follow(registered.installing));
    follow(registered.installing);
    offer();
    await workers.ready;
    tell();
    eg.kept_offline = true;   // for tests
  }).catch(() => {});

  eg.hosted = true;
  const tell_host = eg.tell_host;
  eg.tell_host = (code, line, turn, dark) => {
    tell_host(code, line, turn, dark);
    playing = turn.includes('"seat"');
    tell();
    offer();
  };
}
