import { atom, type Atom, type Getter, type WritableAtom } from 'jotai';
import type { ApiError } from '#api/api-error.ts';
import type { CopyAt } from '#domain/content/copy.ts';
import type { MarathonDates } from '#domain/marathon/rules.ts';
import type { Kind } from '#domain/kinds.ts';
import { now } from '#lib/time/clock.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import type { EditorState } from '../editor/state.ts';
import { languageAtom } from '../ui/language.ts';

/** What the author wants of a copy. */
export interface CopyWish {
  /** The id of the original. */
  id: string;
  /** Whether the lectures of a programme stand in both, or the copy has its own. */
  lectures?: 'shared' | 'own';
  /** When the copy begins, ISO; with it the other dates move. */
  startsAt?: string;
}

/** What is known of an original before it is copied. */
export interface Original extends Pick<EditorState<unknown, unknown>, 'status'> {
  error: ApiError | null;
  name: string;
  /** What its programme holds; null for what has none. */
  program: { lectures: number; files: number; bytes: number } | null;
  /** Its dates and their zone; null for what has none. */
  dates: (MarathonDates & { timezone: string }) | null;
}

/** How one of a kind is copied. */
export interface Copy {
  /** Something is to be decided before: its lectures, its dates. */
  asks: boolean;
  /** The original, as its editor shows it. While it is read it stays to be copied. */
  originalAtom: (id: string) => Atom<Original>;
  /**
   * Begins a new one with what the editor of the original shows; nothing of it is on the platform until the author saves. Answers
   * false where the one that was begun before is in the middle of something.
   */
  beginAtom: WritableAtom<null, [CopyWish], Promise<boolean>>;
}

/** The same, whose code comes when it is asked for: a copy begins in the editor of its kind. */
export interface Copies {
  kind: Kind;
  code: () => Promise<{ bring: () => Promise<{ copy: Copy }> }>;
}

/** What is known where a copy is made. */
export const copyAt = (get: Getter): CopyAt => ({ language: get(languageAtom), now: now() });

interface CopyConfig<Fields, Made> {
  /** The editor of the original. */
  from: {
    editorAtom: (id: string) => Atom<Pick<EditorState<unknown, Fields>, 'status' | 'error' | 'fields'>>;
  };
  /** The editor of what is made. */
  to: { beginAtom: WritableAtom<null, [Partial<Made>], Promise<boolean>> };
  /** What the copy holds. */
  copyOf: (fields: Fields, at: CopyAt) => Partial<Made>;
}

/** How one of a kind is copied whose fields are all that there is of it. */
export function createCopy<Fields extends { name: string }, Made extends object>({
  from,
  to,
  copyOf,
}: CopyConfig<Fields, Made>): Copy {
  return {
    asks: false,
    originalAtom: boundedAtomFamily((id: string) =>
      atom((get): Original => {
        const { status, error, fields } = get(from.editorAtom(id));
        return { status, error, name: fields.name, program: null, dates: null };
      }),
    ),
    beginAtom: atom(null, (get, set, { id }: CopyWish) =>
      set(to.beginAtom, copyOf(get(from.editorAtom(id)).fields, copyAt(get))),
    ),
  };
}
