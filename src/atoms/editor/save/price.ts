import * as v from 'valibot';
import { problemsOf } from '#domain/problems.ts';
import { price as priceSchema } from '#domain/publication/schema.ts';
import { pick } from '../../draft/drafts.ts';
import { createPublicationAtom, editCostAtom } from '../../publication/actions.ts';
import { languageAtom } from '../../ui/language.ts';
import type { Editable } from '../config.ts';
import { changesOf, copyOf, fieldsByStage, isAny, take, type Save, type Stage } from './stage.ts';
import type { Problems } from '#domain/plain-problems.ts';

const terms = v.object({
  costKopecks: v.optional(v.nullable(v.number()), null),
  oldCostKopecks: v.optional(v.nullable(v.number()), null),
});
const aPrice = v.object({ costKopecks: v.number() });

/** The price in the form; null for a kind without a price of its own. */
function termsOf<Item extends Editable, Fields extends object>(save: Save<Item, Fields>) {
  if (fieldsByStage(save.config).price.length === 0) return null;
  return v.parse(terms, { ...copyOf(save).fields, ...save.edits });
}

/** The problem of the price. A set price cannot be removed, and a discount needs one. */
export function checkPrice<Item extends Editable, Fields extends object>(save: Save<Item, Fields>): Problems {
  const shown = termsOf(save);
  if (shown === null) return {};
  const language = save.get(languageAtom);
  const { costKopecks, oldCostKopecks } = shown;
  const priced = copyOf(save).publication !== null || Boolean(oldCostKopecks);
  return {
    ...(isAny(changesOf(save, 'price')) &&
      problemsOf(priceSchema, { costKopecks, oldCostKopecks }, language)),
    ...(priced && costKopecks === null && problemsOf(aPrice, { costKopecks }, language)),
  };
}

/** Saves the price of a content: the first one creates its publication. */
export const price: Stage = async (save) => {
  const { get, set, id, config, state } = save;
  const { sale } = config;
  const { costKopecks = null, oldCostKopecks = null } = termsOf(save) ?? {};
  if (sale === undefined || id === null || costKopecks === null) return null;
  const { publication } = copyOf(save);
  // The entity may have a price of its own, without a publication.
  const isOwed = sale.tellPrice !== undefined && publication === null;
  if (!isAny(changesOf(save, 'price')) && !isOwed) return null;
  const priced = { costKopecks, oldCostKopecks };
  await sale.tellPrice?.(set, id, costKopecks);
  if (publication === null) {
    await set(createPublicationAtom, { contentType: sale.contentType, contentId: id, ...priced });
    await config.refresh(set, id);
  } else {
    await set(editCostAtom, { id: publication.id, terms: priced });
  }
  take(save, pick(state.cachedCopy(get, id).fields, fieldsByStage(config).price), id);
  return null;
};
