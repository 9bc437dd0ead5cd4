import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { engineAtom } from '#atoms/upload/engine.ts';
import { entriesAtom, type Entry } from '#atoms/upload/entries.ts';
import { markOf } from '#lib/file/fileMark.ts';
import preview from '#storybook/preview.tsx';
import { AllowFiles } from './AllowFiles.tsx';
import { sampleUpload } from './sampleUploads.ts';

const meta = preview.meta({ component: AllowFiles });

const requested = fn<(name: string) => void>();

/** A browser's reference to a file that may be read once the author has said so: once for all. */
async function handleOf(name: string, leave: { given: boolean }): Promise<FileSystemFileHandle> {
  const folder = await navigator.storage.getDirectory();
  const handle = await folder.getFileHandle(name, { create: true });
  const writing = await handle.createWritable();
  await writing.write(name);
  await writing.close();
  const state = () => Promise.resolve(leave.given ? 'granted' : 'prompt');
  return Object.assign(handle, {
    queryPermission: state,
    requestPermission: () => {
      requested(name);
      leave.given = true;
      return state();
    },
  });
}

/** One press and one question of the browser: all files are read again. */
export const Default = meta.story({
  beforeEach: async ({ loaded }) => {
    requested.mockClear();
    const { store } = loaded['environment'];
    const leave = { given: false };
    const names = ['Урок 1.mp4', 'Урок 2.mp4'];
    const { handles } = store.get(engineAtom);
    const marks = new Map<string, Entry['mark']>();
    for (const name of names) {
      const handle = await handleOf(name, leave);
      handles.set(name, handle);
      marks.set(name, await markOf(await handle.getFile()));
    }
    store.set(
      entriesAtom,
      names.map((name) => {
        const mark = marks.get(name);
        return sampleUpload(name, {
          fileName: name,
          state: 'waitingFile',
          needs: 'permission',
          ...(mark && { mark }),
        });
      }),
    );
  },
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    await userEvent.click(await canvas.findByRole('button', { name: /^Разрешить доступ/ }));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(requested).toHaveBeenCalledOnce();
    await expect(store.get(entriesAtom).map((entry: Entry) => entry.state)).not.toContain('waitingFile');
  },
});

/** Nothing waits for leave: nothing is offered. */
export const Empty = meta.story({
  play: async ({ canvas, loaded }) => {
    loaded['environment'].store.set(entriesAtom, [sampleUpload('u-1')]);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
