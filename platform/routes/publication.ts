import type { publication } from '#api/publication/endpoints.ts';
import type { ContentType } from '#domain/content/schema.ts';
import { problemsOf } from '#domain/problems.ts';
import { nextStatus, type PublicationAction } from '#domain/publication/rules.ts';
import { price } from '#domain/publication/schema.ts';
import type { Platform, Routes } from '../context.ts';
import { settleModeration } from '../jobs/moderation.ts';
import { checkCurrency } from '../records/currency.ts';
import { as, find, type Of } from '../records/kinds.ts';
import { listOfKind, type ListRules } from '../records/lists.ts';
import { saveContent, savePublication } from '../records/saveContent.ts';
import { against, checkNone, conflict, invalid, notFound } from '../refusal.ts';
import { created, newId, touched } from '../stamps.ts';
import type { Rows, RowsWriter } from '../store/store.ts';

const rules: ListRules = {
  filters: {
    id: 'oneOf',
    contentType: 'oneOf',
    contentId: 'oneOf',
    status: 'oneOf',
    visibility: 'oneOf',
    from: { kind: 'from', facet: 'updatedAt' },
    to: { kind: 'to', facet: 'updatedAt' },
  },
  sorts: ['title', 'createdAt', 'updatedAt', 'status', 'costKopecks', 'salesCount', 'revenueKopecks'],
  defaultSort: '-updatedAt',
};

/** Says that there is no publication with this id. */
export const missingPublication = (id: string) => notFound(`Публикация ${id} не найдена`);

/** The author's fields; all others follow from the content or are the platform's. */
const terms = ['costKopecks', 'oldCostKopecks', 'currency', 'visibility'] as const;

/** The terms that a body gives. */
export function termsOf(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    terms.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])),
  );
}

/** Refuses with 400 a price that nothing can be sold at. `before` is the publication that it changes. */
function checkPrice(
  { costKopecks, oldCostKopecks, currency }: Of<'publication'>,
  before?: Of<'publication'>,
) {
  checkCurrency(currency, before?.currency);
  checkNone(problemsOf(price, { costKopecks, oldCostKopecks }));
}

interface Move {
  id: string;
  action: PublicationAction;
  /** Fields that the action changes besides the status. */
  changes: (at: string) => Record<string, unknown>;
}

/** Whether the content of a publication was cancelled. */
async function isCalledOff(tx: RowsWriter, { contentType, contentId }: Of<'publication'>): Promise<boolean> {
  if (contentType !== 'webinar' && contentType !== 'marathon') return false;
  return (await find(tx, contentType, contentId))?.status === 'cancelled';
}

/** Applies an action by the status table inside a change; one that is not in it is 422. `now` is in ms. */
export async function moveWithin(
  tx: RowsWriter,
  now: number,
  { id, action, changes }: Move,
): Promise<undefined> {
  const before = await find(tx, 'publication', id);
  if (before === null) throw missingPublication(id);
  const status = nextStatus(before.status, action);
  if (status === null) throw against('В этом статусе так нельзя');
  if (action === 'publish' && (await isCalledOff(tx, before)))
    throw against('Событие отменено: продавать его больше нельзя');
  const stamp = touched(before, now);
  const after = as('publication', { ...before, ...changes(stamp.updatedAt), status, ...stamp });
  checkPrice(after, before);
  await savePublication(tx, after);
  return undefined;
}

/** Withdraws the publication of a cancelled content, if it is published. `now` is in ms. */
export async function takeOffSale(
  tx: RowsWriter,
  now: number,
  publicationId: string | null | undefined,
): Promise<void> {
  const publication = await find(tx, 'publication', publicationId);
  if (publication === null || nextStatus(publication.status, 'unpublish') === null) return;
  await moveWithin(tx, now, { id: publication.id, action: 'unpublish', changes: () => ({}) });
}

async function move({ rows, platform, ...what }: Move & { rows: Rows; platform: Platform }) {
  await settleModeration(platform, rows);
  return rows.change((tx) => moveWithin(tx, platform.now(), what));
}

/** The content's own price, which consultations have: its publication begins with it. */
const ownPrice = (contentType: ContentType, { costKopecks }: Of<ContentType>) =>
  contentType === 'consultation' ? { costKopecks } : {};

/** The publication of a content that has none yet: a draft with these terms. `now` is in ms. */
export function draftOf(
  contentType: ContentType,
  content: Of<ContentType>,
  terms: Record<string, unknown>,
  now: number,
): Of<'publication'> {
  return as('publication', {
    ...terms,
    id: newId(),
    contentType,
    contentId: content.id,
    title: content.name,
    imageId: content.imageId ?? null,
    status: 'draft',
    ...created(now),
  });
}

export const publicationRoutes: Routes<typeof publication> = {
  async list({ rows, body, platform }) {
    await settleModeration(platform, rows);
    return listOfKind(rows, 'publication', rules, body);
  },
  async create({ rows, body, platform }) {
    return rows.change(async (tx) => {
      const content = await find(tx, body.contentType, body.contentId);
      if (content === null) throw notFound('Не нашли, что публиковать');
      // A second one is refused with the id of the first, so that a caller whose answer was lost can continue with it.
      if (content.publicationId) {
        throw conflict('Это уже опубликовано или готовится к\u00A0публикации', {
          publicationId: content.publicationId,
        });
      }
      const publication = draftOf(
        body.contentType,
        content,
        { ...ownPrice(body.contentType, content), ...termsOf(body) },
        platform.now(),
      );
      checkPrice(publication);
      await savePublication(tx, publication);
      const stamp = touched(content, platform.now());
      await saveContent(tx, body.contentType, { ...content, publicationId: publication.id, ...stamp });
      return publication;
    });
  },
  async get({ rows, params, platform }) {
    await settleModeration(platform, rows);
    const publication = await find(rows, 'publication', params.id);
    if (publication === null) throw missingPublication(params.id);
    return publication;
  },
  edit: ({ rows, params, body, platform }) => {
    if (body.publicationId !== params.id)
      throw invalid({ publicationId: 'В адресе и в теле разные публикации' });
    return move({ rows, platform, id: params.id, action: 'editCost', changes: () => termsOf(body) });
  },
  requestApproval: ({ rows, params, platform }) =>
    move({
      rows,
      platform,
      id: params.id,
      action: 'requestApproval',
      changes: (at) => ({ submittedAt: at, moderatorComment: null }),
    }),
  publish: ({ rows, params, platform }) =>
    move({ rows, platform, id: params.id, action: 'publish', changes: (at) => ({ publishedAt: at }) }),
  unpublish: ({ rows, params, platform }) =>
    move({ rows, platform, id: params.id, action: 'unpublish', changes: () => ({}) }),
};
