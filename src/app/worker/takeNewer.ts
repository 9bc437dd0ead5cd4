import { withTimeout } from '#lib/loading/late.ts';
import { servedBuild } from '#lib/loading/servedBuild.ts';

/** How long the newer console may take to be complete, ms. */
const patience = 20_000;

/** The worker of a newer console, once it is complete; null if there is none. */
async function newerOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  await registration.update();
  const { installing, waiting } = registration;
  if (installing === null) return waiting;
  await new Promise<void>((resolve) => {
    installing.addEventListener('statechange', () => resolve(), { once: true });
  });
  // It failed, or it waits for the author's consent.
  if (installing.state === 'redundant') throw new Error('The newer console did not come');
  return registration.waiting;
}

/** Lets the worker of a newer console take over, if there is one. */
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

/** Reloads the page with the newest console available. */
export async function takeNewer(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration !== undefined)
    await withTimeout(handOver(registration), patience).catch(async () => {
      // It is incomplete: the server's page is used as it is, if there is one.
      if ((await servedBuild()) !== null) await registration.unregister();
    });
  location.reload();
}
