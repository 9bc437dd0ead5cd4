import { setupWorker, type SetupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { isTested } from './isTested.ts';

/** The base address of static files: the root for tests, otherwise the folder of the workbench. */
const pageBase = () => (isTested ? location.origin : location.href);

/** The service worker of the workbench. A call without a handler is an error, as it would be for the console. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('platformWorker.js', pageBase()).pathname },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { method, url } = frame.data.request;
      if (!new URL(url).pathname.includes('/api/v1/')) return;
      defaults.error();
      // An exception here fails the call itself. The default would only print a warning.
      throw new Error(`No handler for ${method} ${url}`);
    },
  });
  return worker;
}
