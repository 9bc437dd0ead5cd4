// The engine of uploads as the console runs it, and the raw transfer that it is compared with.
import { client } from '#api/client.ts';
import { loginAtom } from '#atoms/session/login.ts';
import { authAtom } from '#atoms/session/session.ts';
import { createAppStore } from '#atoms/store.ts';
import { isOver, uploadsSummaryAtom } from '#atoms/upload/entries.ts';
import { addUploadsAtom, uploadAtom, uploadsAtom } from '#atoms/upload/uploads.ts';

// This page does not stand where the console does.
client.defaults.baseURL = '/api';
const store = createAppStore();
for (const one of [authAtom, uploadsAtom, uploadsSummaryAtom]) store.sub(one, () => undefined);

let longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: 'longtask' });

function chosen(): File {
  const file = document.querySelector('input')?.files?.[0];
  if (file === undefined) throw new Error('No file was chosen');
  return file;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Sends the chosen file by the engine, until the platform has closed it. */
async function send(): Promise<void> {
  const [id = ''] = store.set(addUploadsAtom, { files: [chosen()] });
  await new Promise<void>((resolve, reject) => {
    const stop = store.sub(uploadAtom(id), () => {
      const upload = store.get(uploadAtom(id));
      // Noise is no video: what the platform says of it later is no part of the sending.
      const over = upload === null || isOver(upload) || upload.error?.reason === 'processing';
      if (over) resolve();
      else if (upload.error !== null) reject(new Error(upload.error.reason));
      else return;
      stop();
    });
  });
}

const bench = {
  login: (email: string, password: string) => store.set(loginAtom, { email, password }),
  raw: () => timed(() => fetch('/sink', { method: 'POST', body: chosen() })),
  ours: () => timed(send),
  /** The longest task since it was asked last, ms. */
  longest: () => {
    const found = longest;
    longest = 0;
    return found;
  },
};

export type Bench = typeof bench;

declare global {
  interface Window {
    uploadBench: Bench;
  }
}

window.uploadBench = bench;
