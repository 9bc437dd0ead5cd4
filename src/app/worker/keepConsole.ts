import { ownBuild } from '#lib/loading/servedBuild.ts';
import { holdBuild } from './openBuilds.ts';

/**
 * Has the worker keep the console on this device. A page that is no built console has none; a browser that refuses it (a private window, a
 * full disk) works as without it.
 */
export async function keepConsole(): Promise<void> {
  const build = ownBuild();
  const { serviceWorker } = navigator;
  if (build === null || serviceWorker === undefined) return;
  await holdBuild(build);
  // Asked for anew with every page: by itself a browser may look at what it has for a day.
  const registered = serviceWorker.register('./worker.js', { updateViaCache: 'none' });
  await registered.catch(() => undefined);
  // The one that answers for this page drops what no page is open of any more.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
  serviceWorker.controller?.postMessage('open');
}
