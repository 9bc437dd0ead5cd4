import { setupWorker, type SetupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { isTested } from './isTested.ts';

/** Where the files lie that are served beside the page: at the root for tests, else wherever the workbench stands. */
const pageBase = () => (isTested ? location.origin : location.href);

/** The worker of the workbench. A call that no handler answers is an error: the console would meet it as one too. */
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
      // What is thrown here fails the call itself; the default only prints.
      throw new Error(`No handler for ${method} ${url}`);
    },
  });
  return worker;
}
