import { atom, type Atom, type Getter, type Setter } from 'jotai';
import { asApiError, type ApiError } from '#api/api-error.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { logFailure } from '#lib/log.ts';
import { languageAtom } from './ui/language.ts';
import { showToastAtom } from './ui/toast.ts';

/** What is said of a failed intent: a text by itself, or with a title of its own. */
type Told = string | { title: string; description: string };

/** How the failure of an intent is told. */
export interface Failure {
  /** The words, from the error where it matters. null says nothing: the form shows it beside its field. */
  text: (language: Language, error: unknown) => Told | null;
  /** What is written into the log as well. */
  log?: string;
}

type Work<T> = () => Promise<T>;

const request = (told: Told) => (typeof told === 'string' ? { description: told } : told);

/** What names the request, where the fault is the platform's and its keepers should hear of it. */
const namedBy = ({ kind, status, requestId }: ApiError) =>
  status >= 500 || kind === 'invalid-answer' ? requestId : null;

const told = new WeakMap<object, string>();

/** What the author was told of a failed intent; null where nothing was, as when it leads to login. */
export const toldOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null ? (told.get(error) ?? null) : null;

/** Tells of a failure, unless it leads to login, and throws it on to whoever asked. */
export function fail(get: Getter, set: Setter, error: unknown, { text, log }: Failure): never {
  if (log !== undefined) logFailure(log, error);
  const failed = asApiError(error);
  if (failed.status !== 401) {
    const words = text(get(languageAtom), error);
    if (words !== null) {
      const toast = request(words);
      if (typeof error === 'object' && error !== null) told.set(error, toast.description);
      set(showToastAtom, { kind: 'error', requestId: namedBy(failed), ...toast });
    }
  }
  throw error;
}

/** The one path of an intent: a failure is told by its text, unless it leads to login, and thrown on. */
export async function runIntent<T>(get: Getter, set: Setter, work: Work<T>, failure?: Failure): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (failure === undefined) throw error;
    return fail(get, set, error, failure);
  }
}

/** Runs intents of one kind with a flag: it is up while any of them runs, and goes down however it ends. */
export function createRunner(): { busyAtom: Atom<boolean>; run: typeof runIntent } {
  const runningAtom = atom(0);
  return {
    busyAtom: atom((get) => get(runningAtom) > 0),
    async run(get, set, work, failure) {
      set(runningAtom, (count) => count + 1);
      try {
        return await runIntent(get, set, work, failure);
      } finally {
        set(runningAtom, (count) => count - 1);
      }
    },
  };
}
