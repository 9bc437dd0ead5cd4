import type { campaign } from '#api/campaign/endpoints.ts';
import { segmentsOf, type BuyerSegmentId } from '#domain/audience/segments.ts';
import { campaignProblems } from '#domain/campaign/rules.ts';
import { clientOfTarget, isBuyerTarget, isClientTarget } from '#domain/campaign/targets.ts';
import type { Routes } from '../context.ts';
import { stampFields, withoutOwn } from '../records/fields.ts';
import { as, find, listOf } from '../records/kinds.ts';
import { checkImage } from '../records/links.ts';
import { saveById } from '../records/save.ts';
import { checkNone, conflict, invalid } from '../refusal.ts';
import { created, newId } from '../stamps.ts';
import type { RowsReader } from '../store/store.ts';

/** Refuses with 400 a link to a publication that clients cannot open. */
async function checkPublication(rows: RowsReader, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const publication = await find(rows, 'publication', id);
  if (publication === null) throw invalid({ publicationId: 'Не\u00A0нашли эту публикацию' });
  if (publication.status !== 'published')
    throw invalid({ publicationId: 'Эта публикация сейчас закрыта: её никто не\u00A0откроет' });
}

/** How many of a group of buyers accept pushes. */
async function buyersOf(rows: RowsReader, group: BuyerSegmentId, now: number): Promise<number> {
  const purchases = (await listOf(rows, 'purchase')).list;
  const clients = (await listOf(rows, 'client')).list;
  return segmentsOf(purchases, clients, now).find(({ id }) => id === group)?.reachable ?? 0;
}

/** How many recipients of a campaign accept pushes. */
async function audienceOf(rows: RowsReader, segment: string, now: number): Promise<number> {
  if (isBuyerTarget(segment)) return buyersOf(rows, segment, now);
  if (isClientTarget(segment)) {
    const client = await find(rows, 'client', clientOfTarget(segment));
    if (client === null) throw invalid({ segment: 'Не\u00A0нашли этого клиента' });
    return client.pushConsent ? 1 : 0;
  }
  const consent = { field: 'pushConsent', in: [true] };
  const within = segment === 'all' ? [] : [{ field: 'segment', in: [segment] }];
  return (await rows.list('client', { where: [consent, ...within], limit: 1 })).count;
}

/** The id from a caller's key: another call with the key finds the same campaign. */
async function idUnder(authorId: string, key: string): Promise<string> {
  const text = new TextEncoder().encode(`${authorId}\n${key}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The author's fields of a campaign; all others are the platform's. */
const said = ['title', 'body', 'imageId', 'publicationId', 'segment', 'sendAt'] as const;

type Said = { [field in (typeof said)[number]]?: unknown };

/** Returns the campaign that was sent with this key. Throws 409 if its content differs: returning it would lose the new one. */
function sentBefore<Sent extends Said>(sent: Sent, asked: Said): Sent {
  const same = { ...asked, segment: asked.segment ?? 'all' };
  if (said.every((field) => (sent[field] ?? null) === (same[field] ?? null))) return sent;
  throw conflict('Под этим ключом уже отправлена другая рассылка');
}

export const campaignRoutes: Routes<typeof campaign> = {
  async create({ rows, body, request, platform, authorId }) {
    const now = platform.now();
    const key = request.headers.get('idempotency-key');
    const id = key === null ? newId() : await idUnder(authorId, key);
    const sent = await find(rows, 'campaign', id);
    if (sent !== null) return sentBefore(sent, body);
    checkNone(campaignProblems(body, now));
    return rows.change(async (tx) => {
      // Two calls with one key may come at the same time.
      const before = await find(tx, 'campaign', id);
      if (before !== null) return sentBefore(before, body);
      await checkImage(tx, body.imageId);
      await checkPublication(tx, body.publicationId);
      const segment = body.segment ?? 'all';
      const doc = as('campaign', {
        ...withoutOwn(body, stampFields),
        segment,
        sendAt: body.sendAt ?? null,
        audienceCount: await audienceOf(tx, segment, now),
        id,
        ...created(now),
      });
      await saveById(tx, 'campaign', doc);
      return doc;
    });
  },
};
