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
  /** Whether the copy shares the lectures of the programme, or gets its own. */
  lectures?: 'shared' | 'own';
  /** When the copy begins, ISO; with it the other dates move. */
  startsAt?: string;
}

/** Facts about an original that the dialog needs. */
export interface Original extends Pick<EditorState<unknown, unknown>, 'status'> {
  error: ApiError | null;
  name: string;
  /** The size of its programme; null for a kind without one. */
  program: { lectures: number; files: number; bytes: number } | null;
  /** Its dates and their time zone; null for a kind without dates. */
  dates: (MarathonDates & { timezone: string }) | null;
}

/** How one of a kind is copied. */
export interface Copy {
  /** The author must decide something first: about lectures or dates. */
  asks: boolean;
  /** The original, as its editor shows it. Keep it mounted until the copy has begun. */
  originalAtom: (id: string) => Atom<Original>;
  /**
   * Begins a new draft with the fields that the original's editor shows; the platform has nothing of it until the author saves. Returns false if an
   * earlier new draft cannot be put aside.
   */
  beginAtom: WritableAtom<null, [CopyWish], Promise<boolean>>;
}

/** The same, loaded on demand: a copy begins in the editor of its kind. */
export interface Copies {
  kind: Kind;
  code: () => Promise<{ loadCopy: () => Promise<{ copy: Copy }> }>;
}

/** The circumstances of a copy. */
export const copyAt = (get: Getter): CopyAt => ({ language: get(languageAtom), now: now() });

interface CopyConfig<Fields, Made> {
  /** The editor of the original. */
  from: {
    editorAtom: (id: string) => Atom<Pick<EditorState<unknown, Fields>, 'status' | 'error' | 'fields'>>;
  };
  /** The editor of the copy. */
  to: { beginAtom: WritableAtom<null, [Partial<Made>], Promise<boolean>> };
  /** The fields of the copy. */
  copyOf: (fields: Fields, at: CopyAt) => Partial<Made>;
}

/** How a kind is copied that consists only of its fields. */
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
