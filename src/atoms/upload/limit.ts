import { atom } from 'jotai';
import * as v from 'valibot';
import { named } from '../list/named.ts';
import { authorAtom } from '../session/session.ts';
import { preferenceAtom } from '../ui/preference.ts';

/** The limit of uploads, megabits per second. */
export const uploadLimits = [1, 5, 20] as const;

export type UploadLimit = (typeof uploadLimits)[number] | null;

const schema = v.nullable(v.picklist(uploadLimits));

const storedOf = named((author) => preferenceAtom<UploadLimit>(`upload-limit.${author}`, null, schema));

/** The author's limit for all uploads on this device, megabits per second; null is no limit. */
export const uploadLimitAtom = atom(
  (get) => {
    const author = get(authorAtom);
    return author === null ? null : get(storedOf(author.id));
  },
  (get, set, limit: UploadLimit) => {
    const author = get(authorAtom);
    if (author !== null) set(storedOf(author.id), limit);
  },
);

/** A limit in bytes per second. */
export const bytesPerSecond = (limit: UploadLimit): number | null =>
  limit === null ? null : limit * 125_000;
