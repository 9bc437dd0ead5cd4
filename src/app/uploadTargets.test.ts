import type { Atom } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from '#api/client.ts';
import { consultationEditor } from '#atoms/consultation/editor.ts';
import { courseEditor } from '#atoms/course/editor.ts';
import { lectureEditor } from '#atoms/lecture/editor.ts';
import { marathonEditor } from '#atoms/marathon/editor.ts';
import { meditationEditor } from '#atoms/meditation/editor.ts';
import { createQueryClient } from '#atoms/queries.ts';
import { authAtom } from '#atoms/session/session.ts';
import { createAppStore } from '#atoms/store.ts';
import { addUploadsAtom } from '#atoms/upload/uploads.ts';
import { webinarEditor } from '#atoms/webinar/editor.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { testPlatform } from '#platform/testing/platform.ts';
import { onePixel } from '#platform/testing/upload.ts';
import { fetchAdapter } from '#tests/support/fetch-adapter.ts';
import { registerUploads } from './uploads.ts';

const original = client.defaults.adapter;
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('location', { hash: '#/', replace: vi.fn<() => void>() });
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  client.defaults.adapter = original;
  vi.unstubAllGlobals();
});

/** The part of an editor that shows the new cover. */
interface Waiting {
  kind: string;
  editorAtom: (key: string) => Atom<{ fields: { imageId: string | null } }>;
}

const waiting: Waiting[] = [
  lectureEditor,
  meditationEditor,
  courseEditor,
  marathonEditor,
  webinarEditor,
  consultationEditor,
];

test.each(waiting)(
  'a cover that arrives after a reload joins the draft that waits for it, of kind $kind',
  async (editor) => {
    const at = await testPlatform({ scenario: empty });
    client.defaults.adapter = fetchAdapter((request) => at.platform.fetch(request));
    const store = createAppStore(createQueryClient({ retry: false }), memoryDevice());
    stops.push(store.sub(authAtom, () => undefined));
    await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
    registerUploads();
    // As the queue finds it: no screen of this page has started it.
    store.set(addUploadsAtom, {
      files: [new File([onePixel], 'cover.png', { type: 'image/png' })],
      purpose: 'image',
      target: { kind: 'cover', owner: editor.kind, draftKey: 'new' },
    });
    const draft = editor.editorAtom('new');
    stops.push(store.sub(draft, () => undefined));
    await vi.waitFor(() => expect(store.get(draft).fields.imageId).not.toBeNull(), { timeout: 5000 });
  },
);
