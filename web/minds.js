// Who thinks: workers, so that the page never waits for it, or where a browser or a host page allows
// none, the page itself in slices. What thinks is this same program either way (mind.cpp), so the
// answers are the same, unless its patience ends. A task is bytes with a number (its ticket); answers come back under it.
'use strict';

// Thinks about one task at a time, `slice` milliseconds at once, and gives way in between.
function thinker(slice, give_way, report) {
  let ticket = 0, reported = 0, under_way = false;
  const go_on = () => {
    if (!ticket || under_way) return;   // one slice waits at a time, whoever asks for it
    under_way = true;
    give_way(on);
  };
  const on = () => {
    under_way = false;
    if (!ticket) return;
    const share = Module._eg_mind_think(slice), now = performance.now();
    if (share === 1000 || now - reported > 100 || Module._eg_mind_tells()) {
      const size = Module._eg_mind_reply(), at = Module._eg_mind_room(size), from = ticket;
      if (share === 1000) ticket = 0;
      reported = now;
      report({ ticket: from, share, answer: HEAPU8.slice(at, at + size) });
    }
    go_on();
  };
  return {
    begin(task) {
      HEAPU8.set(task.bytes, Module._eg_mind_room(task.bytes.length));
      Module._eg_mind_begin();
      ticket = task.ticket;
      reported = performance.now();
      go_on();
    },
    forget() { ticket = 0; },
  };
}

// The whole of a worker, before Emscripten's script: the first message is the compiled program.
function worker() {
  const { port1, port2 } = new MessageChannel();   // setTimeout would rest four milliseconds each time
  let next = null;
  port1.onmessage = () => next();
  const mind = thinker(10, on => { next = on; port2.postMessage(0); }, report => postMessage(report));
  let compiled, started;
  const program = new Promise(done => { compiled = done; }), running = new Promise(done => { started = done; });
  onmessage = ({ data }) => {
    if (data.program) compiled(data.program);
    else running.then(() => data.bytes ? mind.begin(data) : mind.forget());
  };
  return {
    noInitialRun: true,
    instantiateWasm(imports, done) {
      program.then(module => WebAssembly.instantiate(module, imports)).then(done);
      return {};
    },
    onRuntimeInitialized: () => started(),
  };
}

{
  const most = Math.min(4, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
  const workers = [], tasks = [];
  let refused = typeof Worker !== 'function', here = null, here_at = null;
  const answers = eg.answers = { workers: 0, page: 0 };

  const told = ({ ticket, share, answer }) => {
    HEAPU8.set(answer, Module._eg_mind_room(answer.length));
    eg.again(Module._eg_thought(ticket, share));
  };

  const dismiss = one => {
    const at = workers.indexOf(one);
    if (at < 0) return;
    workers.splice(at, 1);
    refused = true;
    clearTimeout(one.timer);
    one.worker.terminate();
    if (one.task) tasks.unshift(one.task);
    hand_out();
  };
  const watch = one => {
    clearTimeout(one.timer);
    if (one.task) one.timer = setTimeout(() => dismiss(one), eg.patience);
  };
  const hire = () => {
    try {
      const one = { worker: eg.worker(`${thinker}${worker}var Module = worker();`, eg.glue), task: null, timer: 0 };
      one.worker.onmessage = ({ data }) => {
        if (one.task?.ticket !== data.ticket) return;   // forgotten meanwhile
        if (data.share === 1000) { one.task = null; answers.workers++; }
        watch(one);
        told(data);
        hand_out();
      };
      one.worker.onerror = e => { e.preventDefault?.(); dismiss(one); };
      one.worker.onmessageerror = () => dismiss(one);
      one.worker.postMessage({ program: eg.program });
      workers.push(one);
      return one;
    } catch { refused = true; }
  };
  const hand_out = () => {
    while (tasks.length) {
      const one = workers.find(w => !w.task) ?? (!refused && workers.length < most && hire());
      if (one) {
        one.task = tasks.shift();
        one.worker.postMessage(one.task);
        watch(one);
      } else if (refused && workers.length === 0 && !here_at) {
        here ??= thinker(8, on => setTimeout(on), report => {
          if (report.share === 1000) { here_at = null; answers.page++; }
          told(report);
          hand_out();
        });
        here.begin(here_at = tasks.shift());
      } else return;
    }
  };

  eg.ponder = (ticket, bytes) => { tasks.push({ ticket, bytes }); hand_out(); };
  eg.forget = ticket => {
    const at = tasks.findIndex(t => t.ticket === ticket);
    if (at >= 0) tasks.splice(at, 1);
    for (const one of workers) if (one.task?.ticket === ticket) { one.task = null; watch(one); one.worker.postMessage({}); }
    if (here_at?.ticket === ticket) { here.forget(); here_at = null; }
    hand_out();
  };
  eg.ready_minds = () => { if (!refused && !workers.length) hire(); };   // the first is there before it is needed
}
