import { atom, type Getter } from 'jotai';
import type { ModuleOwner } from '#domain/course/schema.ts';
import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';
import type { Patch } from '../upload/changes.ts';
import { commitAtom } from '../upload/engine.ts';
import { entriesAtom, type Entry } from '../upload/entries.ts';
import { keepNowAtom } from '../upload/keep.ts';
import { languageAtom } from '../ui/language.ts';
import { showToastAtom } from '../ui/toast.ts';
import type { ProgramEdits } from './edits.ts';
import { streamsAtom } from './uploads.ts';

// Uploads of a programme follow its edits: removed ones stop, restored ones resume.

const messages = defineMessages({
  ru: {
    title: 'Шаг отменён',
    stayed: (count: number) =>
      `${count}\u00A0${pluralRu(count, 'запись успела загрузиться и\u00A0осталась', 'записи успели загрузиться и\u00A0остались', 'записей успели загрузиться и\u00A0остались')} в\u00A0видеотеке`,
  },
  en: {
    title: 'Undone',
    stayed: (count) =>
      `${count} ${pluralEn(count, 'recording had arrived and stays', 'recordings had arrived and stay')} in the library`,
  },
});

/** An edit of a programme with queued recordings. */
interface FollowedEdit {
  owner: ModuleOwner;
  /** The key of the owner's draft. */
  key: string;
  isSaving: boolean;
  before: ProgramEdits | undefined;
  after: ProgramEdits | undefined;
  isUndo: boolean;
}

const wants = (edits: ProgramEdits | undefined, id: string): boolean =>
  (edits?.lectures[id]?.mine.file ?? null) !== null;

/** Those of these lectures whose recordings are on the platform, which has no call that deletes them. */
function countArrived(get: Getter, ids: ReadonlySet<string>, entries: readonly Entry[]): number {
  const streams = get(streamsAtom);
  const over = new Set(
    entries.flatMap(({ streamID, target }) => (streamID === null ? [] : [target?.itemId])),
  );
  return [...ids].filter((id) => streams[id] !== undefined || over.has(id)).length;
}

/**
 * Stops uploads that an edit removes: an upload that is not closed leaves nothing in the library, and the platform forgets it. Its file and session
 * are kept, so that redo resumes it. A running save waits for its files: these go on until its end. Finished uploads stay, and the undo says so.
 */
export const followEditsAtom = atom(
  null,
  (get, set, { owner, key, isSaving, before, after, isUndo }: FollowedEdit): void => {
    const entries = get(entriesAtom).filter(
      ({ target }) => target?.kind === 'courseLecture' && target.owner === owner && target.draftKey === key,
    );
    const gone = new Set(
      Object.keys(before?.lectures ?? {}).filter((id) => wants(before, id) && !wants(after, id)),
    );
    const patches = entries.flatMap(({ id, state, target, parts, streamID }): Patch[] => {
      const item = target?.itemId ?? '';
      if (state === 'waitingPlace')
        return wants(after, item) ? [{ id, patch: { state: 'queued', reason: null, endedAt: null } }] : [];
      if (!gone.has(item) || isSaving || streamID !== null) return [];
      const still = { speed: null, secondsLeft: null, parts: { ...parts, flying: [] } };
      return [{ id, patch: { state: 'waitingPlace', ...still } }];
    });
    if (patches.length > 0) {
      set(commitAtom, { type: 'patch', patches });
      // Otherwise a page reloaded now would find them as running on the device, and send what was removed.
      void set(keepNowAtom);
    }
    const arrived = isUndo ? countArrived(get, gone, entries) : 0;
    if (arrived === 0) return;
    const { title, stayed } = messages[get(languageAtom)];
    set(showToastAtom, { kind: 'success', title, description: stayed(arrived) });
  },
);
