// Runs beside the pages. Keeps the files of one version of the app, so that its frame opens without a network.
// Calls are never answered or cached here: this cache holds no data of an organisation.

/** What of a worker's world is used; the library's types of it cannot stand beside a page's. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Installing extends Lasting {
  addRoutes?(routes: object[]): Promise<void>;
}
interface Fetching extends Lasting {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; matchAll(wanted: object): Promise<readonly unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install', listener: (event: Installing) => void): void;
  addEventListener(name: 'activate' | 'message', listener: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
}
const worker = globalThis as unknown as Worker;

// Both are filled in by the build.
const files = '__KEPT_FILES__'.split(' ');
const prefix = 'shell-';
const ours = `${prefix}__KEPT_VERSION__`;
const page = '/';
const policy = 'content-security-policy';
const noAnswer = [502, 503, 504];

/** Addresses that the server answers itself, also when a person opens them: calls, and the pages of the public site. */
const calls =
  /^\/(?:org|tenant|documentation|openapi\.json|livez|readyz|metrics|home|homeroute|privacypolicy|schedule)(?:\/|$)/;
const isPage = (path: string) => !calls.test(path) && !/\.[^/]*$/.test(path);
const isFile = (path: string) => path.startsWith('/assets/');

/** The page of this version. Another version's, met while the server is being renewed, ends the installation: the browser tries again. */
async function fetchPage(): Promise<Response> {
  const answer = await fetch(page, {
    headers: { accept: 'text/html' },
    cache: 'no-store',
    credentials: 'omit',
  });
  const named = (await answer.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  if (!answer.ok || named.length === 0 || named.some((file) => !files.includes(file)))
    throw new Error('this is not the page of these files');
  return answer;
}

async function fetchFile(file: string): Promise<Response> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} is not there`);
  return answer;
}

async function keepFiles(): Promise<void> {
  const cache = await caches.open(ours);
  await cache.put(page, await fetchPage());
  // One after the other: whoever is at work comes first. A file's name tells its content, so an older version's copy will do.
  for (const file of files) await cache.put(file, (await caches.match(file)) ?? (await fetchFile(file)));
}

/** The cached page with a nonce of its own, as the server would give it: none is used twice. */
async function cachedPage(): Promise<Response | undefined> {
  const cached = await (await caches.open(ours)).match(page);
  const old = /'nonce-([^']+)'/.exec(cached?.headers.get(policy) ?? '')?.[1];
  if (cached === undefined || old === undefined) return undefined;
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const headers = new Headers(cached.headers);
  headers.set(policy, (headers.get(policy) ?? '').replaceAll(old, nonce));
  // The page is told where it comes from: it then asks whether somebody is there.
  const text = (await cached.text()).replaceAll(old, nonce).replace('<html ', '<html data-kept ');
  return new Response(text, { headers });
}

/** The server's page, or the cached one where the server does not answer. */
async function openPage(event: Fetching): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    return noAnswer.includes(answer.status) ? ((await cachedPage()) ?? answer) : answer;
  } catch (failure) {
    const cached = await cachedPage();
    if (cached === undefined) throw failure;
    return cached;
  }
}

/** A file of whichever version the asking page belongs to. */
const openFile = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? (await fetch(request));

/** Files of earlier versions, as long as no other tab may still live by them. */
async function dropEarlier(): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length > 1) return;
  const earlier = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== ours);
  await Promise.all(earlier.map((name) => caches.delete(name)));
}

worker.addEventListener('install', (event) => {
  // Where browsers know it, calls do not even wait for this worker to wake.
  const routes = ['/org/*', '/tenant/*', '/livez'].map((pathname) => ({
    condition: { urlPattern: { pathname } },
    source: 'network',
  }));
  event.waitUntil(Promise.resolve(event.addRoutes?.(routes)).catch(() => undefined));
  event.waitUntil(keepFiles().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.registration.navigationPreload.enable(), worker.clients.claim()]));
});

// A tab says that it has started.
worker.addEventListener('message', (event) => event.waitUntil(dropEarlier()));

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== worker.location.origin) return;
  if (mode === 'navigate' && isPage(pathname)) event.respondWith(openPage(event));
  else if (isFile(pathname)) event.respondWith(openFile(event.request));
});
