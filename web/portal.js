// Between the game in a frame and the script (SDK) of a game portal. portal.html names the portal; the archives for
// portals are the only place where this is. The game plays whether or not the portal's script loads.
//
// For each portal: where its script is, what is done with it at first, and what it is told and asked. break: something
// is shown between two games; its promise ends with it.

const portals = {
  crazygames: {
    script: 'https://sdk.crazygames.com/crazygames-sdk-v3.js',
    init: async () => {
      await CrazyGames.SDK.init();
      if (CrazyGames.SDK.environment === 'disabled') throw new Error('This address is not the portal’s.');
    },
    loaded: () => CrazyGames.SDK.game.loadingStop(),
    playing: () => CrazyGames.SDK.game.gameplayStart(),
    resting: () => CrazyGames.SDK.game.gameplayStop(),
    break: () => new Promise(done =>
      CrazyGames.SDK.ad.requestAd('midgame', { adFinished: done, adError: done })),
  },
  poki: {
    script: 'https://game-cdn.poki.com/scripts/v2/poki-sdk.js',
    init: () => PokiSDK.init(),
    loaded: () => PokiSDK.gameLoadingFinished(),
    playing: () => PokiSDK.gameplayStart(),
    resting: () => PokiSDK.gameplayStop(),
    break: () => PokiSDK.commercialBreak(),
  },
};

{
  const portal = portals[document.currentScript.dataset.portal];
  const frame = () => document.querySelector('iframe'), game = () => frame().contentWindow;
  const order = (type, on) => game().postMessage({ type, v: 1, on }, location.origin);
  const longest_break = 120;   // seconds: a portal may forget to end one

  // What the portal is told waits until its script has begun, and comes in order.
  let last = new Promise((loads, fails) =>
    document.head.append(Object.assign(document.createElement('script'),
      { src: portal.script, onload: loads, onerror: fails }))).then(portal.init);
  const fails = e => console.info('The portal is not told:', e);
  last.catch(fails);
  const begun = last;
  const tell = what => { last = last.then(() => begun).then(what).catch(fails); };

  // The game waits from the moment on at which a break is asked for, and takes no presses, which would end the pause.
  const hold = on => {
    frame().inert = on;
    order('eg:mute', on);
    order('eg:pause', on);
  };
  const between_games = () => {
    hold(true);
    const enough = new Promise(done => setTimeout(done, 1000 * longest_break));
    return Promise.race([portal.break(), enough]).finally(() => hold(false));
  };

  let playing = false, has_ended = false;
  window.addEventListener('message', ({ source, data }) => {
    if (source !== game()) return;
    if (data.type === 'eg:hello' && !data.heard) {
      order('eg:hello');
      tell(() => game().eg.started.then(portal.loaded));   // when the first frame has been drawn
    }
    if (data.type === 'eg:turn' && !playing) {
      playing = true;
      if (has_ended) tell(between_games);
      tell(portal.playing);
    }
    if (data.type === 'eg:over' && playing) {
      playing = false, has_ended = true;
      tell(portal.resting);
    }
  });
}
