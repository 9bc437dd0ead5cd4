import { ownBuild } from '#lib/loading/servedBuild.ts';
import { holdBuild } from './openBuilds.ts';

/**
 * Registers the worker that keeps the console on this device. Without a build there is no worker; a browser that refuses it (a private window, a full
 * disk) works without it.
 */
export async function keepConsole(): Promise<void> {
  const build = ownBuild();
  const { serviceWorker } = navigator;
  if (build === null || serviceWorker === undefined) return;
  await holdBuild(build);
  // Fetched anew with every page: by default a browser may use its cached copy for a day.
  const registered = serviceWorker.register('./worker.js', { updateViaCache: 'none' });
  await registered.catch(() => undefined);
  // The active worker deletes builds that no page has open any more.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
  serviceWorker.controller?.postMessage('open');
}
