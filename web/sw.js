// The service worker of the form of two files: the page plays without a network once it has been opened. Its cache is
// named after the build. While a game is on the table, a reload shows the version that the game is played in;
// otherwise the page comes from the network, and from the cache if that takes more than three seconds. A new version's
// worker waits, with a cache of its own, until no page of the old one is open.

const build = '/*build*/', files = [/*files*/];
const ours = `el-grande ${registration.scope} `, name = ours + build;   // an origin may have other pages' caches
const patience = 3000;
const mark = registration.scope + 'playing-';   // and the id of the client that has a game on the table
const cache = () => caches.open(name);
const marks = cache => cache.keys().then(keys => keys.map(({ url }) => url).filter(url => url.startsWith(mark)));

addEventListener('install', e => e.waitUntil(
  cache().then(cache => cache.addAll(files.map(file => new Request(file, { cache: 'reload' }))))));
addEventListener('activate', e => e.waitUntil(caches.keys().then(keys => Promise.all(
  keys.filter(key => key.startsWith(ours) && key !== name).map(key => caches.delete(key))))));

addEventListener('message', e => {
  if (e.data === 'build') e.ports[0].postMessage(build);
  else if (typeof e.data?.playing === 'boolean')
    e.waitUntil(note(e.source.id, e.data.playing).then(() => e.ports[0].postMessage('')));
});
// Marks of clients that are gone are deleted only now: a reload, or a new start of the browser, still finds them.
async function note(client, playing) {
  const kept = await cache();
  for (const url of await marks(kept))
    if (!await clients.get(url.slice(mark.length))) await kept.delete(url);
  await (playing ? kept.put(mark + client, new Response()) : kept.delete(mark + client));
}

const in_time = promise => Promise.race([promise, new Promise((_, late) => setTimeout(late, patience))]);
async function page(request) {
  const kept = await cache().then(cache => cache.match('./')), playing = (await cache().then(marks)).length > 0;
  if (!kept) return fetch(request);
  if (playing) return kept;
  try {
    const fresh = await in_time(fetch(request));
    return fresh.ok ? fresh : kept;
  } catch { return kept; }
}
addEventListener('fetch', e => {
  const { href, origin, pathname, search } = new URL(e.request.url);
  if (e.request.method !== 'GET' || origin !== location.origin) return;
  const file = href.slice(registration.scope.length);
  const at_root = (origin + pathname).replace(/index\.html$/, '') === registration.scope;
  if (e.request.mode === 'navigate') { if (at_root) e.respondWith(page(e.request)); }
  else if (!search && files.includes(file))
    e.respondWith(cache().then(cache => cache.match(file)).then(kept => kept ?? fetch(e.request)));
});
