// Unpacks the program, which is in this very page, and starts it.

if (typeof WebAssembly !== 'object')
  eg.fail('This browser has no WebAssembly, so the game cannot start. A newer browser will play it.');

eg.progress = share => { $('loading').querySelector('i').style.setProperty('--done', share + '%'); };

// Unpacks a block in parts. `rest` is waited for after each, so that the page can react.
async function unpacked({ code, letters, sorted, whole }, told, rest) {
  const { instance } = await WebAssembly.instantiate(code);
  const { room, begin, unpack, restore, memory } = instance.exports;
  const { written } = new TextEncoder().encodeInto(letters, new Uint8Array(memory.buffer, room()));
  begin(written);
  const parts = 64;   // a browser compiles it better meanwhile, which serves from the next part on
  for (let part = 1; part <= parts; ++part) {
    if (!unpack(Math.ceil(sorted * part / parts))) throw Error('damaged');
    if (part % 8 === 1) told(part / parts);   // not each time: the page has to handle every message
    await rest();
  }
  const at = restore(whole);
  if (!at) throw Error('damaged');
  return new Uint8Array(memory.buffer, at, whole).slice();
}

// Resolves in a new task. A timer would wait for four milliseconds each time.
const next_task = () => new Promise(done => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => done();
  port2.postMessage(0);
});

// A host may allow trusted scripts only (Trusted Types). Ours are part of the page.
let trusted = { createScript: text => text, createScriptURL: url => url };
try {
  trusted = window.trustedTypes.createPolicy('el-grande', trusted);
} catch { /* not known, or forbidden by the host */ }
eg.worker = (...source) => {
  const script = new Blob(["'use strict';", ...source], { type: 'text/javascript' });
  return new Worker(trusted.createScriptURL(URL.createObjectURL(script)));
};
eg.worker_timeout = window.eg_worker_timeout ?? 8000;   // milliseconds without a message until a worker counts as dead

// A worker unpacks, so that the page can react; `packed` is a promise, since the worker starts while the page is still
// loading. Rejects if there is no worker, or if it fails or hangs.
const unpacked_by_worker = (packed, told) => new Promise((done, refused) => {
  const worker = eg.worker(unpacked,
    'onmessage = ({ data }) => unpacked(data, share => postMessage({ share }), () => {})',
    '.then(bytes => postMessage({ bytes }, [bytes.buffer]), () => postMessage({}))');
  let timer;
  const end = bytes => {
    clearTimeout(timer);
    worker.terminate();
    if (bytes) done(bytes); else refused();
  };
  const wait = () => { clearTimeout(timer); timer = setTimeout(end, eg.worker_timeout); };
  worker.onerror = e => { e.preventDefault?.(); end(); };
  worker.onmessage = ({ data: { share, bytes } }) => {
    if (!share) return end(bytes);
    told(share);
    wait();
  };
  packed.then(packed => {
    worker.postMessage(packed);
    wait();
  });
});

// #program has the length of the program, then blocks, each with its lengths, sorted and in order, and its letters.
// Together they are the program with Emscripten's script behind it (bake.py). The blocks are unpacked at the same time
// (unpack.c).
// What is packed stays in the page, which can be saved.
{
  const failed = why => eg.fail(/CompileError|unsafe-eval/.test(why)
    ? 'This page is not allowed to run WebAssembly, so the game cannot start.'
    : /TrustedScript|Sink type/.test(why)   // Chromium's and WebKit's words, Firefox's
    ? 'The site that shows this page does not allow the game to run (Trusted Types).'
    : why?.message === 'damaged' ? 'The program in this page is damaged.'
    : 'The game could not start here.', why);
  const code = Uint8Array.from(atob($('unpacker').textContent), c => c.charCodeAt(0)), shares = [0, 0];
  const read = new Promise(done => {
    eg.begin = () => {   // called at the end of the page
      done($('program').textContent.split(' '));
      eg.begin = null;
    };
    document.addEventListener('DOMContentLoaded', () => {
      if (eg.begin) eg.fail('This page did not load completely. Reload to try again.');
    });
  });
  // Creates the WebGL context in the size that SDL will ask for, as soon as all workers run. It blocks the page, and
  // no worker can start while the page is blocked.
  let running = 0;
  const worker_runs = () => {
    if (++running < shares.length) return;
    const pixels = css => Math.floor(css * devicePixelRatio) || 1;   // as SDL counts them
    Object.assign(canvas, { width: pixels(canvas.clientWidth), height: pixels(canvas.clientHeight) });
    canvas.getContext('webgl', { alpha: false, antialias: false });
  };
  const block = async n => {
    const packed = read.then(words => {
      const [sorted, whole, letters = ''] = words.slice(1 + 3 * n);
      return { code, sorted: +sorted, whole: +whole, letters };
    });
    const told = share => {
      if (!shares[n]) worker_runs();
      shares[n] = share;
      eg.progress(10 + 20 * (shares[0] + shares[1]));
    };
    return unpacked_by_worker(packed, told).catch(async () => unpacked(await packed, told, next_task));
  };
  eg.progress(10);
  Promise.all([read, block(0), block(1)]).then(([[size], functions, rest]) => {
    const bytes = new Uint8Array(functions.length + rest.length);
    bytes.set(functions);
    bytes.set(rest, functions.length);
    Module.instantiateWasm = (imports, done) => {
      WebAssembly.instantiate(bytes.subarray(0, size), imports)
        .then(({ instance, module }) => {
          eg.program = module;
          eg.progress(80);
          setTimeout(() => done(instance, module));
        })
        .catch(failed);
      return {};
    };
    const glue = document.createElement('script');
    eg.glue = new TextDecoder().decode(bytes.subarray(size));
    glue.textContent = trusted.createScript(eg.glue);
    setTimeout(() => {   // removed when it has run: in a saved page it would run once more
      document.body.append(glue);
      glue.remove();
      if (!('HEAPU8' in window)) eg.fail('The policy of this site forbids the game’s program.');
    });
  }).catch(failed);
}
