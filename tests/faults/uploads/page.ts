// The upload engine in a page of its own. It runs as in the console, but a test can reach its atoms.
import { client } from '#api/client.ts';
import { atom } from 'jotai';
import { deviceAtom } from '#atoms/device.ts';
import { loginAtom } from '#atoms/session/login.ts';
import { authAtom, authorAtom } from '#atoms/session/session.ts';
import { logoutAtom } from '#atoms/session/logout.ts';
import { otherTabsAtom } from '#atoms/session/otherTabs.ts';
import { createAppStore } from '#atoms/store.ts';
import { uploadsSummaryAtom } from '#atoms/upload/entries.ts';
import { queueKey } from '#atoms/upload/keys.ts';
import { keptEntries } from '#atoms/upload/schema.ts';
import { onUploaded } from '#atoms/upload/deliver.ts';
import { offerFileAtom } from '#atoms/upload/offerFile.ts';
import * as uploads from '#atoms/upload/uploads.ts';
import { wakeBy } from '#atoms/upload/wake.ts';

// This page has another address than the console.
client.defaults.baseURL = '/api';
const store = createAppStore();
wakeBy(() => import('#atoms/upload/start.ts'));
onUploaded(
  'lecture',
  atom(null, async (_get, _set, { target, streamID }) => {
    const all: unknown = JSON.parse(localStorage.getItem('delivered') ?? '[]');
    const before = Array.isArray(all) ? all : [];
    localStorage.setItem('delivered', JSON.stringify([...before, { draftKey: target.draftKey, streamID }]));
  }),
);
for (const one of [authAtom, otherTabsAtom, uploads.uploadsAtom, uploadsSummaryAtom])
  store.sub(one, () => undefined);

const input = document.querySelector('input');
const chosen = () => [...(input?.files ?? [])];
const first = () => {
  const [file] = chosen();
  if (file === undefined) throw new Error('No file was chosen');
  return file;
};

/** A handle in the browser's private file system, which needs no permission, with the contents of the chosen file. */
async function handleOf(file: File): Promise<FileSystemFileHandle> {
  const root = await navigator.storage.getDirectory();
  const handle = await root.getFileHandle(file.name, { create: true });
  const writer = await handle.createWritable();
  await writer.write(file);
  await writer.close();
  return handle;
}

const harness = {
  status: () => store.get(authAtom).status,
  login: (email: string, password: string) => store.set(loginAtom, { email, password }),
  logout: () => store.set(logoutAtom),
  list: () => store.get(uploads.uploadsAtom),
  /** The queue as stored on the device, which a reload reads. */
  remembered: async () =>
    keptEntries(await store.get(deviceAtom).get(queueKey(store.get(authorAtom)?.id ?? ''))),
  summary: () => store.get(uploadsSummaryAtom),
  delivered: () => localStorage.getItem('delivered') ?? '[]',
  add: (draftKey?: string) =>
    store.set(uploads.addUploadsAtom, {
      files: chosen(),
      target: draftKey === undefined ? null : { kind: 'lecture', draftKey },
    }),
  addByHandle: async () => {
    const handle = await handleOf(first());
    return store.set(uploads.addUploadsAtom, { files: [await handle.getFile()], handles: [handle] });
  },
  provide: (id: string) => store.set(offerFileAtom, { id, file: first() }),
  retry: (id: string) => store.set(uploads.retryUploadAtom, id),
  pause: (id: string) => store.set(uploads.pauseUploadAtom, id),
  resume: (id: string) => store.set(uploads.resumeUploadAtom, id),
  cancel: (id: string) => store.set(uploads.cancelUploadAtom, id),
  /** Simulates a computer that sleeps: the clock jumps, and nothing has run meanwhile. */
  sleep: (ms: number) => {
    const awake = Date.now.bind(Date);
    Date.now = () => awake() + ms;
  },
};

export type Harness = typeof harness;

declare global {
  interface Window {
    harness: Harness;
  }
}

window.harness = harness;
