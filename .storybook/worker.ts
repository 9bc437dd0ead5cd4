import { setupWorker, type SetupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

/** The worker of the workbench. A call that no handler answers is an error: the console would meet it as one too. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      const called =
        frame instanceof HttpNetworkFrame && new URL(frame.data.request.url).pathname.includes('/api/');
      if (called) defaults.error();
    },
  });
  return worker;
}
