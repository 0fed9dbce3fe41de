// When frames are drawn: one after each input, a few more until the picture has settled, then none.

{
  let opened = false, ready = false, requested = 0, timer = 0, settling = 0;
  let context_lost = false, in_software = false, loss_timer = 0;
  let visible_again = () => {}, begun;
  eg.started = new Promise(done => { begun = done; });   // the first frame has been drawn

  const invisible = () => context_lost || canvas.clientWidth * canvas.clientHeight === 0;   // SDL cannot draw there
  const request = () => { if (!requested && ready && !context_lost) requested = requestAnimationFrame(frame); };
  function frame() {
    cancelAnimationFrame(requested);
    clearTimeout(timer);
    requested = 0;
    if (!ready || invisible()) return;
    const on_trial = eg.trial.on;   // read first: a trial that begins during a frame needs one whole frame more
    const wait = Module._eg_frame();
    if (on_trial) eg.trial.end();
    if (settling > 0) { settling--; request(); }   // Dear ImGui needs a frame or two after an input
    else if (wait === 0) request();
    else if (wait > 0) timer = setTimeout(request, wait);
  }
  eg.draw = () => { settling = 3; request(); };
  eg.frame = frame;
  eg.draw_after = wait => { if (wait === 0) request(); else if (wait > 0) setTimeout(request, wait); };
  eg.stop_drawing = () => { ready = false; };
  eg.choose = n => {
    if (!ready) return;
    Module._eg_choose(n);
    frame();
    eg.draw();
  };
  eg.tab = by => ready && Module._eg_tab(by);   // keys can be pressed before the program has started
  eg.wheel = by => {
    if (requested) frame();   // the pointer may have moved since the last frame
    for (let n = 0; n < 4 && ready && Module._eg_waits(); ++n) frame();   // presses before the wheel come first
    return ready && Module._eg_wheel(Math.sign(by));
  };

  const first_frame = () => {
    ready = true;
    frame();
    cancelAnimationFrame(requested);
    requested = 0;
    $('loading').hidden = true;
    // Without a focus of its own so far: something else may have been pressed meanwhile.
    if (!embedded && document.activeElement === document.body) canvas.focus({ preventScroll: true });
    const go_on = () => { eg.draw(); eg.start_first_worker(); begun(); };
    if (document.hidden) go_on();
    else requestAnimationFrame(() => next_task().then(go_on));   // the first frame is shown before more is painted
  };
  // Decks and window (main), the saved game (eg_open), and the first frame are a task each.
  Module.noInitialRun = true;
  Module.onRuntimeInitialized = async () => {
    await Promise.all([eg.store.known, eg.trial.known, eg.tabs.known]);
    for (const step of [Module._main, Module._eg_open, first_frame]) {
      await next_task();
      while (invisible()) await new Promise(done => { visible_again = done; });
      if (!$('failed').hidden) return;
      step(0, 0);
      opened = true;
      eg.progress(90);
    }
  };

  window.addEventListener('hashchange', () => {
    if (ready) eg.type(a_link, '');
  });
  eg.store.on_change(() => { if (ready) eg.draw(); });   // whether it is kept may be shown
  eg.store.changed = key => { if (ready) eg.type(changed_elsewhere, key); };
  eg.tabs.changed = taken => { if (ready) eg.type(taken ? taken_over : changed_elsewhere, taken ?? ''); };
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'pointerleave', 'wheel',
    'touchstart', 'touchmove', 'touchend', 'touchcancel', 'keydown', 'keyup', 'focus', 'blur', 'hashchange', 'online'])
    window.addEventListener(type, eg.draw, { capture: true, passive: true });
  document.addEventListener('visibilitychange', eg.draw);

  // SDL only listens for the window's resize event. A resized canvas is blank, so it is drawn before it is shown.
  const resized = () => {
    window.dispatchEvent(new Event('resize'));
    visible_again();
    if (ready) { settling = 3; frame(); }
  };
  new ResizeObserver(resized).observe(canvas);
  (function watch_density() {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
      .addEventListener('change', () => { resized(); watch_density(); }, { once: true });
  })();
  for (const query of ['(pointer: coarse)', '(prefers-reduced-motion)', '(prefers-contrast: more)',
    '(forced-colors: active)', '(prefers-color-scheme: dark)'])
    matchMedia(query).addEventListener('change', eg.draw);

  // A browser may take the WebGL context away, and usually gives it back. Where it does not, SDL's software renderer
  // goes on until the page is reloaded.
  const patience = 5000;
  const draw_again = () => {
    clearTimeout(loss_timer);
    context_lost = false;
    if (opened) Module._eg_restored();
    visible_again();
    eg.draw();
  };
  const wait_for_context = () => {
    clearTimeout(loss_timer);
    loss_timer = setTimeout(go_on_in_software, patience);
  };
  const go_on_in_software = () => {
    if (eg.failed) return;
    // A hidden page gets its context back only when it is looked at.
    const hidden = document.hidden || canvas.clientWidth * canvas.clientHeight === 0;
    if (hidden || !Module._eg_in_software) return wait_for_context();
    in_software = true;
    eg.second_canvas();
    Module._eg_in_software();
    draw_again();
    eg.notice(eg.in_words('The browser has switched off the graphics card for this page, so drawing is slower. ' +
      'Reload the page to switch it on again.'));
  };
  canvas.addEventListener('webglcontextlost', e => {
    e.preventDefault();
    if (in_software) return;
    context_lost = true;
    if (opened) Module._eg_lost();
    wait_for_context();
  });
  canvas.addEventListener('webglcontextrestored', () => { if (!in_software) draw_again(); });
  document.addEventListener('visibilitychange', () => { if (context_lost) wait_for_context(); });
}
