import { withTimeout } from '#lib/loading/late.ts';
import { servedBuild } from '#lib/loading/servedBuild.ts';

/** How long the newer console may take to be there whole, ms. */
const patience = 20_000;

/** The worker of a newer console, once all of it is there; null where there is none. */
async function newerOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  await registration.update();
  const { installing, waiting } = registration;
  if (installing === null) return waiting;
  await new Promise<void>((resolve) => {
    installing.addEventListener('statechange', () => resolve(), { once: true });
  });
  // It failed, or it waits for the author's word.
  if (installing.state === 'redundant') throw new Error('The newer console did not come');
  return registration.waiting;
}

/** Lets the worker of a newer console take over, where there is one. */
async function handOver(registration: ServiceWorkerRegistration): Promise<void> {
  const newer = await newerOf(registration);
  if (newer === null) return;
  const over = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
  newer.postMessage('take');
  await over;
}

/** Begins the page anew with the newest console there is. */
export async function takeNewer(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration !== undefined)
    await withTimeout(handOver(registration), patience).catch(async () => {
      // It did not come whole: the server's page is taken as it is, if there is one.
      if ((await servedBuild()) !== null) await registration.unregister();
    });
  location.reload();
}
