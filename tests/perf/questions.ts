import type { Endpoint } from '#api/endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import type { ListRequest } from '#domain/lists.ts';
import type { Random } from '#platform/scenarios/random.ts';

/** A list of the API, and what authors ask of it. */
export interface Asked {
  endpoint: Endpoint;
  name: string;
  sorts: string[];
  /** Parts of words that are met in its texts, common and rare, and one that is not. */
  words: string[];
  filters: Record<string, (random: Random) => unknown>;
}

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const numbered = (prefix: string, at: number) => `${prefix}-${String(at + 1).padStart(6, '0')}`;
const oneOf =
  (...values: unknown[]) =>
  (random: Random) =>
    random.pick(values);
const since = (random: Random) => daysAgo(random.int(100, 1100));
const until = (random: Random) => daysAgo(random.int(0, 300));
const person = ['Анна', 'соколов', 'ова', 'а', 'Ёлка', 'ЩУКИН', 'ольга ле', 'example', 'mariya.', 'ий'];
const title = ['сон', 'шея', 'часть 7', 'после работы', 'дыхание живот', 'о', 'ЁЖ', 'растяжка лёжа', 'ая'];

/** The lists of the large scenario. */
export const lists: Asked[] = [
  {
    endpoint: endpoints.purchase.list,
    name: 'purchases',
    sorts: ['createdAt', 'paidAt', 'number', 'client', 'title', 'status', 'amountKopecks', 'netKopecks'],
    words: [...person, ...title, '10423', 'курс соколова'],
    filters: {
      from: since,
      to: until,
      status: oneOf('paid', ['paid', 'refunded'], 'failed'),
      contentType: oneOf('lecture', 'course'),
      contentId: (random) => [numbered('lecture', random.int(0, 4999)), 'course-large'],
      method: oneOf('card', 'sbp'),
    },
  },
  {
    endpoint: endpoints.audience.list,
    name: 'clients',
    sorts: ['name', 'createdAt', 'firstPurchaseAt', 'lastActivityAt', 'purchasesCount', 'totalKopecks'],
    words: [...person, '0000', '+7 000'],
    filters: {
      segment: oneOf('active', ['sleeping', 'lost'], 'new'),
      country: oneOf('RU', 'KZ'),
      product: (random) => numbered('lecture', random.int(0, 4999)),
      pushConsent: oneOf(true, false),
      from: since,
      to: until,
    },
  },
  {
    endpoint: endpoints.lecture.list,
    name: 'lectures',
    sorts: ['name', 'createdAt', 'updatedAt', 'durationSec'],
    words: title,
    filters: {
      status: oneOf('published', ['draft', 'ready'], 'noMedia'),
      tag: (random) => random.pick([['tag-son'], ['tag-son', 'tag-telo', 'tag-golos']]),
      level: oneOf('all', ['beginner', 'middle']),
      hasCover: oneOf(true, false),
      isUsed: oneOf(true, false),
    },
  },
  {
    endpoint: endpoints.publication.list,
    name: 'publications',
    sorts: ['title', 'createdAt', 'updatedAt', 'status', 'costKopecks', 'salesCount', 'revenueKopecks'],
    words: title,
    filters: {
      contentType: oneOf('lecture', ['lecture', 'course']),
      status: oneOf('published', ['draft', 'rejected']),
      from: since,
      to: until,
    },
  },
  {
    endpoint: endpoints.stream.list,
    name: 'streams',
    sorts: ['name', 'createdAt', 'durationSec', 'size'],
    words: ['zapis', '00042', 'mp4', 'нет'],
    filters: { status: oneOf('processed', 'failed'), kind: oneOf('video'), isUsed: oneOf(true, false) },
  },
];

/** A question to a list as an author might put it: most search, most filter, all sort. */
export function questionTo({ sorts, words, filters }: Asked, random: Random): NonNullable<ListRequest> {
  const chosen = Object.entries(filters).filter(() => random.chance(0.3));
  return {
    limit: random.pick([25, 50, 100]),
    sort: `${random.chance(0.5) ? '-' : ''}${random.pick(sorts)}`,
    ...(random.chance(0.6) ? { search: random.pick(words) } : {}),
    filter: Object.fromEntries(chosen.map(([field, value]) => [field, value(random)])),
  };
}
