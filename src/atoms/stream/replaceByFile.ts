import { atom } from 'jotai';
import { asApiError } from '#api/api-error.ts';
import { readStream } from '#api/stream/requests.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { requireSameAuthor } from '../session/sameAuthor.ts';
import { authorAtom } from '../session/session.ts';
import { onUploaded } from '../upload/deliver.ts';
import type { Upload, UploadTarget } from '../upload/entries.ts';
import { addUploadsAtom, uploadsAtom } from '../upload/uploads.ts';
import { languageAtom } from '../ui/language.ts';
import { showErrorAtom, showToastAtom } from '../ui/toast.ts';
import { replaceTexts } from './replaceTexts.ts';
import {
  isThrough,
  noteReplacementAtom,
  putAwayReplacementAtom,
  replacementAtom,
  replaceStreamAtom,
} from './replacing.ts';

// A file that replaces a recording: an upload with a target of its own, so that it outlives the page like others.

const kind = 'replacement';

/** It replaces a playable recording only once it is playable itself. */
const targetOf = (id: string): UploadTarget => ({ kind, draftKey: id, whenProcessed: true });

/** The file that is uploading to replace a recording; null if there is none. */
export const replacingUploadAtom = boundedAtomFamily((id: string) =>
  atom(
    (get): Upload | null =>
      get(uploadsAtom).find(
        ({ target, delivered }) => !delivered && target?.kind === kind && target.draftKey === id,
      ) ?? null,
  ),
);

/** Uploads a file that replaces a recording; returns the id of the upload. */
export const replaceByFileAtom = atom(
  null,
  (
    _get,
    set,
    { from, file, handle }: { from: string; file: File; handle?: FileSystemFileHandle | null | undefined },
  ): string | null =>
    set(addUploadsAtom, { files: [file], handles: [handle], target: targetOf(from) })[0] ?? null,
);

/** The recording whose replacement is on the screen: its progress is shown there. */
export const watchedReplacementAtom = atom<string | null>(null);

/** The interval at which the end of another replacement is checked, ms. */
const lookAgain = 250;

/** The current data of both recordings; null for a deleted one. */
const readBoth = (ids: readonly [string, string]) =>
  Promise.all(
    ids.map(async (id): Promise<Stream | null> => {
      try {
        return await readStream(id);
      } catch (error) {
        if (asApiError(error).status === 404) return null;
        throw error;
      }
    }),
  );

const arrivedAtom = atom(
  null,
  async (get, set, { target, streamID }: { target: UploadTarget; streamID: string }): Promise<void> => {
    const t = () => replaceTexts[get(languageAtom)];
    const ids = { from: target.draftKey, to: streamID };
    // Nothing of it is told to the next author or noted for them: an undelivered recording waits for its own.
    const author = get(authorAtom)?.id;
    while (get(replacementAtom)?.isRunning === true) await new Promise((goOn) => setTimeout(goOn, lookAgain));
    requireSameAuthor(get, author);
    const [from, to] = await readBoth([ids.from, ids.to]).catch(async () => {
      requireSameAuthor(get, author);
      // A replacement that could not be read now is offered by the library, and by the next visit.
      await set(noteReplacementAtom, ids);
      return [];
    });
    requireSameAuthor(get, author);
    if (from === undefined || to === undefined) return set(showErrorAtom, t().unread);
    if (from === null || to === null) return set(showErrorAtom, t().gone);
    if (from.kind !== to.kind) return set(showErrorAtom, t().otherKind(to.name, from.kind === 'video'));
    if ((from.usedIn ?? []).length === 0)
      return set(showToastAtom, { kind: 'success', description: t().nowhere });
    await set(replaceStreamAtom, { from, to });
    requireSameAuthor(get, author);
    if (get(watchedReplacementAtom) === from.id) return undefined;
    const uses = get(replacementAtom)?.uses ?? [];
    set(putAwayReplacementAtom);
    const done = uses.filter(({ state }) => state === 'done').length;
    return isThrough(uses)
      ? set(showToastAtom, { kind: 'success', description: t().done(done) })
      : set(showErrorAtom, t().failed(to.name));
  },
);
onUploaded(kind, arrivedAtom);
