import { setupWorker, type SetupWorker } from 'msw/browser';

/** The worker of the workbench. A call that no handler answers is an error: the console would meet it as one too. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      const request: unknown = frame.protocol === 'http' ? frame.data.request : null;
      const ours = request instanceof Request && new URL(request.url).pathname.startsWith('/api/');
      if (ours) defaults.error();
    },
  });
  return worker;
}
