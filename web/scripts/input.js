// Keys, wheel and touch: which of them are the game's, and which belong to the browser or the host page.

{
  // Tab goes through the groups of controls on the canvas, and leaves it after the last one.
  window.addEventListener('keydown', e => {
    if (e.key !== 'Tab' || e.target !== canvas || e.ctrlKey || e.metaKey || e.altKey) return;
    if (eg.tab(e.shiftKey ? -1 : 1)) e.preventDefault();
  }, true);
  canvas.addEventListener('blur', () => eg.tab(0));

  // Keys of the browser, which SDL would suppress: Tab leaves the canvas, function keys and shortcuts work.
  const for_browser = e => e.key === 'Tab' || /^F\d+$/.test(e.key) || e.ctrlKey || e.metaKey || e.altKey;
  // Every key that the game has seen pressed is also released for it, even with a modifier held or the focus elsewhere.
  const pressed_keys = new Map();
  const released = e => { if (pressed_keys.delete(e.code)) return true; };
  const release_all = () => {
    for (const { code, key, keyCode } of [...pressed_keys.values()])
      canvas.dispatchEvent(new KeyboardEvent('keyup', { code, key, keyCode, bubbles: true, cancelable: true }));
  };
  canvas.addEventListener('blur', release_all);
  for (const type of ['keydown', 'keyup', 'keypress'])
    window.addEventListener(type, e => {
      if (type === 'keydown' && e.target === canvas && !for_browser(e)) pressed_keys.set(e.code, e);
      if (type === 'keyup' && released(e)) return;
      if (type === 'keyup' && e.key === 'Meta') release_all();   // macOS sends no keyup while Command is held
      if (for_browser(e) || e.isComposing) e.stopPropagation();
      else if (e.target === canvas && [' ', 'PageUp', 'PageDown', 'Home', 'End'].includes(e.key) && type !== 'keypress')
        e.preventDefault();   // these would scroll the page
    }, true);

  // Inside another page the game takes no input before the first click on it.
  const inactive = () => embedded && document.activeElement !== canvas;
  // A finger is the game's where it moves something in the game. Elsewhere the host page scrolls with it, and a tap
  // still counts. SDL would prevent every touch's default, so it is not allowed to where the host may scroll.
  canvas.style.touchAction = embedded ? 'pan-x pan-y' : 'none';
  let host_scrolls = false;
  for (const type of ['touchstart', 'touchmove', 'touchend'])
    window.addEventListener(type, e => {
      const [{ clientX, clientY } = {}] = e.touches;
      if (type === 'touchstart')
        host_scrolls = embedded && e.touches.length === 1 && !Module._eg_holds?.(clientX, clientY);
      if (inactive()) e.stopPropagation();
      else if (host_scrolls && e.touches.length < 2) e.preventDefault = () => {};
    }, { capture: true, passive: true });
  // The browser scrolls with this finger now. Its touch events still follow, and end as usual.
  window.addEventListener('pointercancel', () => Module._eg_cancel?.(), { capture: true, passive: true });
  // The wheel is the game's where it scrolls or zooms something in it. Elsewhere the host scrolls or the browser zooms.
  window.addEventListener('wheel', e => {
    if (inactive() || e.ctrlKey || !eg.wheel(e.deltaY || e.deltaX)) e.stopPropagation();
  }, { capture: true, passive: true });
  canvas.addEventListener('click', () => canvas.focus({ preventScroll: true }));
  canvas.addEventListener('pointerdown', e => {
    if (!inactive() || e.pointerType === 'mouse') canvas.focus({ preventScroll: true });
  });
  canvas.addEventListener('contextmenu', e => e.preventDefault());
  // How long a press lasted is measured between the events: a slow frame may delay their handling.
  let pressed = 0;
  eg.press_lasted = 0;
  canvas.addEventListener('pointerdown', e => { pressed = e.timeStamp; }, true);
  canvas.addEventListener('pointerup', e => { eg.press_lasted = e.timeStamp - pressed; }, true);
  if (!embedded) canvas.focus({ preventScroll: true });

  // The outline around the canvas is shown only to people who use Tab.
  window.addEventListener('keydown', e => { if (e.key === 'Tab') document.body.classList.add('tabbing'); }, true);
  window.addEventListener('pointerdown', () => document.body.classList.remove('tabbing'), true);
}
