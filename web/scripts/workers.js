// The bots' tasks run in workers, so that the page never waits for them. Where the browser or the host allows no
// workers, the page runs them itself in slices. Both run the same program (worker.cpp), so the answers are the same
// unless a task runs out of time. A task is bytes with a number, its ticket; results carry the same ticket.

// Runs one task at a time, for `slice` milliseconds at once. `next_slice` calls back when the next one may run.
function task_runner(slice, next_slice, report) {
  let ticket = 0, reported = 0, scheduled = false;
  const schedule = () => {
    if (!ticket || scheduled) return;   // one slice waits at a time
    scheduled = true;
    next_slice(run);
  };
  const run = () => {
    scheduled = false;
    if (!ticket) return;
    const share = Module._eg_task_run(slice), now = performance.now();
    if (share === 1000 || now - reported > 100 || Module._eg_task_has_news()) {
      const size = Module._eg_task_result(), at = Module._eg_task_buffer(size), from = ticket;
      if (share === 1000) ticket = 0;
      reported = now;
      report({ ticket: from, share, answer: HEAPU8.slice(at, at + size) });
    }
    schedule();
  };
  return {
    start(task) {
      HEAPU8.set(task.bytes, Module._eg_task_buffer(task.bytes.length));
      Module._eg_task_start();
      ticket = task.ticket;
      reported = performance.now();
      schedule();
    },
    cancel() { ticket = 0; },
  };
}

// The worker's own script, which Emscripten's script follows. Its first message is the compiled program.
function worker_module() {
  const { port1, port2 } = new MessageChannel();   // setTimeout would wait for four milliseconds each time
  let next = null;
  port1.onmessage = () => next();
  const runner = task_runner(10, run => { next = run; port2.postMessage(0); }, report => postMessage(report));
  let compiled, started;
  const program = new Promise(done => { compiled = done; }), running = new Promise(done => { started = done; });
  onmessage = ({ data }) => {
    if (data.program) compiled(data.program);
    else running.then(() => data.bytes ? runner.start(data) : runner.cancel());
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
  const workers = [], waiting = [];
  let refused = typeof Worker !== 'function';   // no more workers are started
  let page_runner = null, page_task = null;
  const answers = eg.answers = { workers: 0, page: 0 };

  const report = ({ ticket, share, answer }) => {
    HEAPU8.set(answer, Module._eg_task_buffer(answer.length));
    eg.draw_after(Module._eg_thought(ticket, share));
  };

  const stop_worker = one => {
    const at = workers.indexOf(one);
    if (at < 0) return;
    workers.splice(at, 1);
    refused = true;
    clearTimeout(one.timer);
    one.worker.terminate();
    if (one.task) waiting.unshift(one.task);
    assign();
  };
  const watch = one => {
    clearTimeout(one.timer);
    if (one.task) one.timer = setTimeout(() => stop_worker(one), eg.worker_timeout);
  };
  const start_worker = () => {
    try {
      const script = `${task_runner}${worker_module}var Module = worker_module();`;
      const one = { worker: eg.worker(script, eg.glue), task: null, timer: 0 };
      one.worker.onmessage = ({ data }) => {
        if (one.task?.ticket !== data.ticket) return;   // cancelled meanwhile
        if (data.share === 1000) { one.task = null; answers.workers++; }
        watch(one);
        report(data);
        assign();
      };
      one.worker.onerror = e => { e.preventDefault?.(); stop_worker(one); };
      one.worker.onmessageerror = () => stop_worker(one);
      one.worker.postMessage({ program: eg.program });
      workers.push(one);
      return one;
    } catch { refused = true; }
  };
  // Gives the waiting tasks to idle workers, to new ones, or where there are none to the page.
  const assign = () => {
    while (waiting.length) {
      const one = workers.find(w => !w.task) ?? (!refused && workers.length < most && start_worker());
      if (one) {
        one.task = waiting.shift();
        one.worker.postMessage(one.task);
        watch(one);
      } else if (refused && workers.length === 0 && !page_task) {
        page_runner ??= task_runner(8, run => setTimeout(run), data => {
          if (data.share === 1000) { page_task = null; answers.page++; }
          report(data);
          assign();
        });
        page_runner.start(page_task = waiting.shift());
      } else return;
    }
  };

  eg.start_task = (ticket, bytes) => { waiting.push({ ticket, bytes }); assign(); };
  eg.cancel_task = ticket => {
    const at = waiting.findIndex(t => t.ticket === ticket);
    if (at >= 0) waiting.splice(at, 1);
    for (const one of workers)
      if (one.task?.ticket === ticket) { one.task = null; watch(one); one.worker.postMessage({}); }
    if (page_task?.ticket === ticket) { page_runner.cancel(); page_task = null; }
    assign();
  };
  eg.start_first_worker = () => { if (!refused && !workers.length) start_worker(); };   // before it is needed
}
