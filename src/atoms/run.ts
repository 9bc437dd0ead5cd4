import { atom, type Atom, type Getter, type Setter } from 'jotai';
import { asApiError, type ApiError } from '#api/api-error.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { logFailure } from '#lib/log.ts';
import { languageAtom } from './ui/language.ts';
import { showToastAtom } from './ui/toast.ts';

/** The message about a failed intent: a text, possibly with a title of its own. */
type Told = string | { title: string; description: string };

/** How the failure of an intent is reported. */
export interface Failure {
  /** The text, depending on the error. null shows nothing: the form shows it at its field. */
  text: (language: Language, error: unknown) => Told | null;
  /** The text for the log, if it is logged. */
  log?: string;
}

type Work<T> = () => Promise<T>;

const request = (told: Told) => (typeof told === 'string' ? { description: told } : told);

/** The id of the request, if the platform is at fault and its operators should know. */
const namedBy = ({ kind, status, requestId }: ApiError) =>
  status >= 500 || kind === 'invalid-answer' ? requestId : null;

const told = new WeakMap<object, string>();

/** What the author was told of a failed intent; null if nothing, as when it leads to login. */
export const toldOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null ? (told.get(error) ?? null) : null;

/** Reports a failure, unless it leads to login, and rethrows it. */
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

/** The one path of every intent: a failure is reported with its text, unless it leads to login, and rethrown. */
export async function runIntent<T>(get: Getter, set: Setter, work: Work<T>, failure?: Failure): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (failure === undefined) throw error;
    return fail(get, set, error, failure);
  }
}

/** Runs intents of one kind with a flag: it is set while any of them runs, and cleared however it ends. */
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
