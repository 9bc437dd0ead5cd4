import type { Setter } from 'jotai';
import * as v from 'valibot';
import { problemsOf } from '#domain/problems.ts';
import { publicationKeys } from '#api/publication/queries.ts';
import {
  cost,
  price,
  publication,
  publicationCreate,
  terms,
  type Publication,
} from '#domain/publication/schema.ts';
import { id } from '#domain/wire.ts';
import type { PriceFields } from '../editor/config.ts';
import { createEditor } from '../editor/createEditor.ts';
import { createPublicationAtom, editCostAtom, rereadPublicationAtom } from './actions.ts';
import { publicationAtom } from './publications.ts';

/** The fields of a publication that the author sets. Its content is chosen once, at its creation. */
interface TermsFields extends PriceFields {
  contentType: string;
  contentId: string;
  visibility: string;
}

const fields = v.object({
  contentType: v.string(),
  contentId: v.string(),
  costKopecks: v.nullable(v.number()),
  oldCostKopecks: v.nullable(v.number()),
  visibility: v.string(),
});

/** A publication needs a price, even if it is 0. */
const priced = v.object({ costKopecks: cost });

/** What an edit sends. */
const update = v.looseObject({ id, ...terms });

const edit = (set: Setter, body: Record<string, unknown>) => {
  const { id: publicationId, costKopecks, oldCostKopecks, visibility } = v.parse(update, body);
  return set(editCostAtom, {
    id: publicationId,
    terms: {
      ...(costKopecks !== undefined && { costKopecks }),
      ...(oldCostKopecks !== undefined && { oldCostKopecks }),
      ...(visibility !== undefined && { visibility }),
    },
  });
};

const create = (set: Setter, body: Record<string, unknown>) => {
  const { contentType, contentId, costKopecks, oldCostKopecks, visibility } = v.parse(
    publicationCreate,
    body,
  );
  return set(createPublicationAtom, {
    contentType,
    contentId,
    ...(costKopecks !== undefined && { costKopecks }),
    ...(oldCostKopecks !== undefined && { oldCostKopecks }),
    ...(visibility !== undefined && { visibility }),
  });
};

/** The editor of a publication's terms: by its id, or `new`. */
export const termsEditor = createEditor<Publication, TermsFields>({
  kind: 'publication',
  keys: publicationKeys,
  itemAtom: publicationAtom,
  refresh: (set, publicationId) => set(rereadPublicationAtom, publicationId),
  create,
  update: edit,
  schemas: { item: publication, create: publicationCreate, update },
  empty: {
    contentType: '',
    contentId: '',
    costKopecks: null,
    oldCostKopecks: null,
    visibility: 'catalog',
  },
  kept: v.partial(fields),
  fieldsOf: ({ contentType, contentId, costKopecks, oldCostKopecks = null, visibility }) => ({
    contentType,
    contentId,
    costKopecks,
    oldCostKopecks,
    visibility,
  }),
  check: ({ costKopecks, oldCostKopecks }, language) => ({
    ...problemsOf(price, { costKopecks, oldCostKopecks }, language),
    ...problemsOf(priced, { costKopecks }, language),
  }),
});
