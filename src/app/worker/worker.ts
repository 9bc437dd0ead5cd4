// The service worker of the built console: it opens the console at once, and without a network. It is bundled into a file of its own beside the page
// (`scripts/offlineWorker.ts`), and answers only for the page and the files of the build. Calls and media bypass it.
import { openBuilds } from './openBuilds.ts';
import { filesName, keptConsole, type Build } from './keptConsole.ts';
import type { Rule, Scope } from './scope.ts';

declare const self: Scope;
/** Inserted by the build. */
declare const BUILD: Build;

const { scope } = self.registration;
const below = (path: string) => new URL(path, scope).pathname;
const pages = { type: 'window', includeUncontrolled: true } as const;

const kept = keptConsole({
  build: BUILD,
  home: scope,
  caches,
  fetch: (...given) => fetch(...given),
  open: async () => openBuilds((await self.clients.matchAll(pages)).length),
});

/** If the browser supports static routes, calls and upload parts do not wake the worker, and files come without it. */
const routes: Rule[] = [
  { condition: { urlPattern: below('api/*') }, source: 'network' },
  { condition: { urlPattern: below('assets/*') }, source: { cacheName: filesName } },
];

self.addEventListener('install', (event) => {
  // If it rejects the rules, the events below handle everything.
  if (event.addRoutes) event.waitUntil(event.addRoutes(routes).catch(() => undefined));
  event.waitUntil(kept.keep());
});

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), kept.clean()])),
);

/** Deletes older builds that no page has open any more, unless a newer worker is waiting: that one decides for itself. */
async function cleanLater(): Promise<void> {
  if (self.registration.waiting === null && self.registration.installing === null) await kept.clean();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const [address = ''] = request.url.split(/[?#]/);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate' && address === scope) {
    event.respondWith(kept.page().then((page) => page ?? fetch(request)));
  } else if (request.mode !== 'navigate' && kept.isFile(address))
    event.respondWith(kept.file(address).then((file) => file ?? fetch(request)));
});

self.addEventListener('message', (event) => {
  // The author has accepted the newer console.
  if (event.data === 'take') event.waitUntil(self.skipWaiting());
  // A page has told its build.
  if (event.data === 'open') event.waitUntil(cleanLater());
});
