import type { Getter } from 'jotai';
import * as v from 'valibot';
import type { BundleQuiz } from '#domain/bundle/schema.ts';
import { digestOfEnds } from '#lib/file/fileMark.ts';
import { logFailure } from '#lib/log.ts';
import { deviceAtom } from '../device.ts';

/** A quiz of a file that was begun. */
const begun = v.object({
  /** null while the answer to its creation is missing. */
  id: v.nullable(v.string()),
  /** The latest quizzes before its creation: it is none of these. */
  before: v.array(v.string()),
});
export type Begun = v.InferOutput<typeof begun>;

/** By the place of the quiz in the file. */
const journal = v.record(v.string(), begun);

const untold = (error: unknown) => logFailure('The quizzes of a file were not noted on this device', error);

/** What an import has made of the quizzes of its file. */
export interface QuizJournal {
  of: (place: number) => Begun | undefined;
  /** Resolves once it is on the device. Without room there, only this import knows. */
  note: (place: number, is: Begun | undefined) => Promise<void>;
  /** Nothing is left to be continued. */
  end: () => Promise<void>;
  /** Another tab may import the same file now. */
  letGo: () => void;
}

/**
 * Opens the journal of an author for these quizzes, with what an interrupted import of the same ones has left. Waits for another tab that imports
 * them.
 */
export async function openQuizJournal(
  get: Getter,
  author: string | undefined,
  { quizzes, signal }: { quizzes: readonly BundleQuiz[]; signal: AbortSignal },
): Promise<QuizJournal> {
  const device = get(deviceAtom);
  const text = JSON.stringify(quizzes);
  // Equal names of different quizzes do no harm: what was begun is compared with the file.
  const name = `import/${author}/${text.length}-${await digestOfEnds(new Blob([text]))}`;
  const letGo = await device.wait(name, signal);
  const kept = v.safeParse(journal, await device.get(name).catch(untold));
  const known = new Map(kept.success ? Object.entries(kept.output) : []);
  return {
    of: (place) => known.get(String(place)),
    async note(place, is) {
      if (is === undefined) known.delete(String(place));
      else known.set(String(place), is);
      await (known.size === 0 ? device.remove(name) : device.set(name, Object.fromEntries(known))).catch(
        untold,
      );
    },
    end: () => device.remove(name).catch(untold),
    letGo,
  };
}
