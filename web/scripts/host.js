// The page around this one. web/README.md, "In another page", describes the messages.

{
  const version = 1, host = window.parent;
  let origin = null;   // of the host page, from its first eg:hello on
  let own = { code: '', line: '', turn: '' }, width = 0;

  const send = (message, to = origin) => { if (embedded && to) host.postMessage(message, to); };
  const same_origin = () => { try { return !!host.document; } catch { return false; } };
  const storage = () => !eg.store.works ? 'blocked' : same_origin() ? 'ok' : 'partitioned';
  // These two say nothing of the game, so any page may hear them.
  const hello = (heard, to) => send({ type: 'eg:hello', v: version, build: eg.build, storage: storage(), heard }, to);
  // The height that suits this width best. It does not depend on the height that the host gives.
  const size = to => {
    const w = innerWidth, h = Math.round(w >= 700 ? Math.max(440, w * 0.625) : Math.max(480, w * 1.6));
    send({ type: 'eg:size', w, h }, to);
  };
  const tell = () => {
    if (!own.turn) return;
    send({ type: 'eg:save', code: own.code });
    const turn = JSON.parse(own.turn);
    send({ type: turn.scores ? 'eg:over' : 'eg:turn', ...turn });
  };

  const is_wish = (value, ...known) => known.includes(value);
  const orders = {
    'eg:load': ({ code }) => {
      if (typeof code !== 'string' || code.length > longest) return;
      // It opens beside the games of this browser. The game that is on the table is not opened again.
      eg.started.then(() => { if (code.trim() !== own.code) eg.type(sent_here, code); });
    },
    'eg:set': ({ lang, theme, motion, sound }) => {
      if (typeof lang === 'string' && eg.speak(lang)) eg.started.then(() => eg.type(a_language, lang));
      if (is_wish(theme, 'light', 'dark', 'system')) wished.theme = theme;
      if (is_wish(motion, 'reduced', 'system')) wished.motion = motion;
      if (is_wish(sound, 'on', 'off')) eg.mute(sound === 'off');
      eg.look_of_cover();
      eg.draw();
    },
    'eg:pause': ({ on = true }) => eg.pause(!!on),
    'eg:mute': ({ on = true }) => eg.mute(!!on),
  };
  window.addEventListener('message', ({ source, origin: from, data }) => {
    if (!embedded || source !== host || typeof data?.type !== 'string') return;
    if (data.type !== 'eg:hello') {
      if (from === origin && Object.hasOwn(orders, data.type)) orders[data.type](data);
      return;
    }
    // A page without an origin of its own cannot be answered alone, so it hears nothing of the game.
    if (!(Number.isInteger(data.v) && data.v >= 1) || from === 'null' || (origin && from !== origin)) return;
    origin = from;
    hello(true);
    tell();
  });

  // From the program (page.h).
  eg.hosted = embedded;
  eg.tell_host = (code, line, turn, dark) => {
    const before = own;
    own = { code, line, turn };
    if (turn && code !== before.code) send({ type: 'eg:save', code });
    if (turn && turn !== before.turn) {
      const told = JSON.parse(turn);
      send({ type: told.scores ? 'eg:over' : 'eg:turn', ...told });
    }
    eg.look_of_cover(own, dark);
  };

  if (embedded) {
    hello(false, '*');
    size('*');
    new ResizeObserver(() => {
      if (width && width !== innerWidth) size('*');
      width = innerWidth;
    }).observe(document.documentElement);
  }
}
