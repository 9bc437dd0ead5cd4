import { atom } from 'jotai';
import { commitAtom, engineAtom } from '../upload/engine.ts';
import { entriesAtom, isUnder, type Entry } from '../upload/entries.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { languageAtom } from '../ui/language.ts';
import { showToastAtom } from '../ui/toast.ts';

const messages = defineMessages({
  ru: {
    cancelled: (name: string) => `«${name}»`,
    title: 'Загрузка отменена',
    titleMany: 'Загрузки отменены',
    many: (count: number) => `Файлов: ${count}`,
    undo: 'Вернуть',
  },
  en: {
    cancelled: (name: string) => `“${name}”`,
    title: 'The upload is cancelled',
    titleMany: 'The uploads are cancelled',
    many: (count: number) => `Files: ${count}`,
    undo: 'Bring back',
  },
});

interface Cancelled {
  entry: Entry;
  file: File | undefined;
  handle: FileSystemFileHandle | undefined;
  /** The one that it stood before. */
  before: string | undefined;
}

/** It is no longer sent; the platform keeps what it has. Its file is stored on the device again. */
const waiting = ({ entry, file }: Cancelled): Entry => ({
  ...entry,
  survival: file === undefined ? entry.survival : null,
  state: isUnder(entry) ? 'queued' : entry.state,
  speed: null,
  secondsLeft: null,
  parts: { ...entry.parts, flying: [] },
});

/** Restores cancelled uploads at their places in the queue: they resume from what the platform has. */
const bringBackAtom = atom(null, (get, set, cancelled: readonly Cancelled[]) => {
  const { handles } = get(engineAtom);
  const files = new Map<string, File>();
  for (const { entry, file, handle } of cancelled) {
    if (file) files.set(entry.id, file);
    if (handle) handles.set(entry.id, handle);
  }
  set(commitAtom, { type: 'add', entries: cancelled.map(waiting) }, files);
  for (const { entry, before } of cancelled.toReversed())
    if (before !== undefined) set(commitAtom, { type: 'move', id: entry.id, to: { before } });
});

/** Cancels uploads at once, with an undo as long as the toast is shown. */
export const cancelWithWayBackAtom = atom(null, (get, set, ids: readonly string[]) => {
  const entries = get(entriesAtom);
  const { files, handles } = get(engineAtom);
  const wanted = new Set(ids);
  const cancelled = entries.flatMap((entry, at): Cancelled[] =>
    wanted.has(entry.id)
      ? [
          {
            entry,
            file: files.get(entry.id),
            handle: handles.get(entry.id),
            before: entries.slice(at + 1).find(({ id }) => !wanted.has(id))?.id,
          },
        ]
      : [],
  );
  const [first] = cancelled;
  if (first === undefined) return;
  set(commitAtom, { type: 'remove', ids, isOffered: true });
  const t = messages[get(languageAtom)];
  const one = cancelled.length === 1;
  set(showToastAtom, {
    kind: 'success',
    title: one ? t.title : t.titleMany,
    description: one ? t.cancelled(first.entry.fileName) : t.many(cancelled.length),
    action: { label: t.undo, run: () => set(bringBackAtom, cancelled) },
  });
});
