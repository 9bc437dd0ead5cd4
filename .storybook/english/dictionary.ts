import { fromCatalogues } from './catalogues.ts';
import { ours } from './ours.ts';
import { oursElsewhere, oursWith } from './oursElsewhere.ts';
import { oursOfStates } from './oursOfStates.ts';
import { plain } from './plain.ts';

const known = new Map(Object.entries({ ...fromCatalogues, ...ours, ...oursOfStates, ...oursElsewhere }));

/** The English of a text that stories have the console say; undefined of what an author has written. */
export function englishOf(text: string): string | undefined {
  const words = plain(text);
  const found = known.get(words);
  if (found !== undefined) return found;
  const pattern = oursWith.find(([told]) => told.test(words));
  return pattern === undefined ? undefined : words.replace(...pattern);
}
