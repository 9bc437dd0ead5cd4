import { fromCatalogues } from './catalogues.ts';
import { dictionaryOf } from './dictionaryOf.ts';
import { ours } from './ours.ts';
import { oursElsewhere } from './oursElsewhere.ts';
import { oursOfStates } from './oursOfStates.ts';

/** The English of a text that stories have the console say; undefined of what an author has written. */
export const englishOf = dictionaryOf({ ...fromCatalogues, ...ours, ...oursOfStates, ...oursElsewhere });
