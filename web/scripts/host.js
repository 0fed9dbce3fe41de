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

  // What a host may order. For each: the fields of a message that are understood (false: none), and how
  // they are carried out.
  const is = (value, ...known) => known.includes(value);
  const orders = {
    'eg:load': [({ code }) => typeof code === 'string' && code.length <= longest && { code }, ({ code }) => {
      // It opens beside the games of this browser. The game that is on the table is not opened again.
      eg.started.then(() => { if (code.trim() !== own.code) eg.type(sent_here, code); });
    }],
    'eg:set': [({ lang, theme, motion, sound }) => ({
      ...eg.speaks(lang) && { lang },
      ...is(theme, 'light', 'dark', 'system') && { theme },
      ...is(motion, 'reduced', 'system') && { motion },
      ...is(sound, 'on', 'off') && { sound },
    }), ({ lang, sound, ...looks }) => {
      if (lang) eg.speak(lang), eg.started.then(() => eg.type(a_language, lang));
      if (sound) eg.mute(sound === 'off');
      Object.assign(wished, looks);
      eg.look_of_cover();
      eg.draw();
    }],
    'eg:pause': [({ on = true }) => ({ on: !!on }), ({ on }) => eg.pause(on)],
    'eg:mute': [({ on = true }) => ({ on: !!on }), ({ on }) => eg.mute(on)],
  };
  // However many come, one of each kind is carried out in a twentieth of a second, with the last values.
  const given = new Map();
  const take_order = (type, data) => {
    const fields = orders[type][0](data);
    if (!fields) return;
    if (given.size === 0) setTimeout(() => {
      const all = [...given];
      given.clear();
      for (const [type, fields] of all) orders[type][1](fields);
    }, 50);
    const before = given.get(type);
    given.delete(type);   // the last one given is carried out last
    given.set(type, { ...before, ...fields });
  };
  window.addEventListener('message', ({ source, origin: from, data }) => {
    if (!embedded || source !== host || typeof data?.type !== 'string') return;
    if (data.type !== 'eg:hello') {
      if (from === origin && Object.hasOwn(orders, data.type)) take_order(data.type, data);
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
