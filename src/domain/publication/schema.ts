import * as v from 'valibot';
import { contentTypes } from '../content/schema.ts';
import { currency, id, maybe, moment, stamps } from '../wire.ts';

/** Minimum and maximum price, kopecks. 0 means free. */
export const minCost = 100;
export const maxCost = 50_000_000;

/** A price: 0 (free), or 1 ₽ – 500 000 ₽. */
export const cost = v.pipe(
  v.number(),
  v.integer('cost'),
  v.check((value) => value === 0 || value >= minCost, 'cost'),
  v.maxValue(maxCost, `maxCost ${maxCost}`),
);

/** A publication as read. `status` may be one that this console does not know. */
export const publication = v.looseObject({
  ...stamps,
  contentType: v.string(),
  contentId: id,
  title: v.optional(v.string(), ''),
  imageId: maybe(id),
  costKopecks: v.optional(v.number(), 0),
  oldCostKopecks: maybe(v.number()),
  currency: v.optional(v.string(), 'RUB'),
  visibility: v.optional(v.string(), 'catalog'),
  status: v.string(),
  moderatorComment: maybe(v.string()),
  submittedAt: maybe(moment),
  publishedAt: maybe(moment),
  salesCount: v.optional(v.number(), 0),
  revenueKopecks: v.optional(v.number(), 0),
});
export type Publication = v.InferOutput<typeof publication>;

/** The terms that an author sets. A former price, if given, is above the current one. */
export const terms = {
  costKopecks: v.optional(cost),
  oldCostKopecks: maybe(cost),
  currency: v.optional(currency),
  visibility: v.optional(v.picklist(['catalog', 'link'])),
};

/** The price fields of an editor, validated together. */
export const price = v.pipe(
  v.object({ costKopecks: maybe(cost), oldCostKopecks: maybe(cost) }),
  v.forward(
    v.check(
      ({ costKopecks, oldCostKopecks }) => !oldCostKopecks || oldCostKopecks > (costKopecks ?? 0),
      'oldCost',
    ),
    ['oldCostKopecks'],
  ),
);
/** Body of `create`. */
export const publicationCreate = v.looseObject({
  contentType: v.picklist(contentTypes),
  contentId: id,
  ...terms,
});

/** Body of the edit: `publicationId` and the changes. */
export const publicationEdit = v.looseObject({ publicationId: id, ...terms });
