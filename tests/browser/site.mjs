// The folder to publish (`sh web/play --site` lays it), and a server of it.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { serve } from './harness.mjs';

export const folder = fileURLToPath(new URL('../../build/site/', import.meta.url));
const types = { js: 'text/javascript', webmanifest: 'application/manifest+json', svg: 'image/svg+xml',
  png: 'image/png', html: 'text/html; charset=utf-8' };
export const read = name => readFileSync(folder + name);
export const program = () => readdirSync(folder).find(name => /^program-[0-9a-f]{12}\.js$/.test(name));
export const policy = () => read('policy.txt').toString().replace(/^[^:]*: /, '').trim();

// A server of the folder. `changed`: other contents by name; header: the policy that comes with the page. down: it
// drops every connection; silent: it never answers.
export async function serve_site({ changed = {}, header = policy(), page = 'index.html' } = {}) {
  const server = { changed, down: false, silent: false };
  const answered = (_, url) => answer => {
    const name = url.split('?')[0].slice(1) || page;
    if (server.down) return answer.socket.destroy();
    if (server.silent) return;
    const body = server.changed[name] ?? (existsSync(folder + name) ? read(name) : null);
    if (!body) return answer.writeHead(404).end();
    answer.setHeader('content-type', types[name.split('.').pop()] ?? 'text/plain');
    answer.setHeader('cache-control', 'no-store');
    if (header && name === page) answer.setHeader('content-security-policy', header);
    answer.end(body);
  };
  return Object.assign(server, await serve(new Proxy({}, { get: answered })));
}
// Until the service worker has stored the site, and answers for the page.
export const kept = page => page.waitForFunction(() => eg.kept_offline, null, { polling: 20 });

// The files of an archive beside the folder, by name, as its directory lists them.
export function archive(name) {
  const zip = readFileSync(folder + '../' + name), files = {}, end = zip.length - 22;
  let at = zip.readUInt32LE(end + 16);
  for (let n = 0; n < zip.readUInt16LE(end + 10); n++) {
    const [size, letters] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)], from = zip.readUInt32LE(at + 42);
    const data = from + 30 + zip.readUInt16LE(from + 26) + zip.readUInt16LE(from + 28);
    files[zip.toString('utf8', at + 46, at + 46 + letters)] = inflateRawSync(zip.subarray(data, data + size));
    at += 46 + letters + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
