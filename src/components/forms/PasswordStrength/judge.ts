import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from '#lib/text/commonPasswords.ts';
import { commonRussian } from './commonRussian.ts';

/** Why a password is weak. */
export type Weakness =
  | 'keys'
  | 'repeat'
  | 'sequence'
  | 'date'
  | 'common'
  | 'alike'
  | 'name'
  | 'own'
  | 'plain';

/** How hard a password is to guess: 0 at once, 4 never. `weakness` says why it is not harder. */
export interface Verdict {
  score: 0 | 1 | 2 | 3 | 4;
  weakness: Weakness | null;
}

const weaknesses: Record<string, Weakness> = {
  straightRow: 'keys',
  keyPattern: 'keys',
  simpleRepeat: 'repeat',
  extendedRepeat: 'repeat',
  sequences: 'sequence',
  recentYears: 'date',
  dates: 'date',
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'alike',
  wordByItself: 'alike',
  namesByThemselves: 'name',
  commonNames: 'name',
  userInputs: 'own',
};

const library = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: { ...dictionary, 'passwords-ru': commonRussian },
});

/** The author's data, in the parts that passwords are made of: «marina@vetrova.ru» gives «vetrova» too. */
const partsOf = (about: readonly string[]) =>
  about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((part) => part.length > 2);

/** Judges a password by a library. `about` is what is known of the author: their e-mail, their name. */
export function judge(password: string, about: readonly string[]): Verdict {
  // A password that the platform refuses is never called good.
  if (isCommonPassword(password)) return { score: 0, weakness: 'common' };
  const { score, feedback } = library.check(password, partsOf(about));
  const weakness = weaknesses[feedback.warning ?? ''] ?? 'plain';
  return { score, weakness: score > 2 ? null : weakness };
}
