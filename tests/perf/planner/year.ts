import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import type { Marathon } from '#domain/marathon/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import type { Webinar } from '#domain/webinar/schema.ts';

/** The morning that the year is looked at from. */
export const present = Date.parse('2026-11-20T09:12:00+03:00');

const day = 24 * 60 * 60_000;
const from = present - 183 * day;
const at = (days: number, hour: number) =>
  new Date(Math.floor((from + days * day) / day) * day + (hour - 3) * 60 * 60_000).toISOString();
const stamps = { createdAt: at(0, 9), updatedAt: at(0, 9) };
const rows = <Row>(count: number, make: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => make(index));
const statusAt = (iso: string, past: string, ahead: string) => (Date.parse(iso) < present ? past : ahead);

const webinars = rows(110, (index): Webinar => {
  const startsAt = at(index * 3.3, 18 + (index % 3));
  return {
    ...stamps,
    id: `w-${index}`,
    name: `Дыхание под нагрузкой: эфир ${index}`,
    tags: [],
    startsAt,
    durationMin: 60 + (index % 3) * 15,
    timezone: 'Europe/Moscow',
    link: index % 5 === 0 ? null : 'https://meet.example.com/efir',
    capacity: 100,
    speakers: [],
    attendeesCount: index % 90,
    status: index % 17 === 0 ? 'cancelled' : statusAt(startsAt, 'ended', 'scheduled'),
  };
});

const marathons = rows(12, (index): Marathon => {
  const startsAt = at(index * 30 + 3, 6);
  return {
    ...stamps,
    id: `m-${index}`,
    name: `Десять тихих вечеров ${index}`,
    tags: [],
    learnings: [],
    unlockMode: 'all',
    accessDays: 0,
    certificateEnabled: false,
    modules: [],
    questionAnswers: [],
    startsAt,
    endsAt: at(index * 30 + 17, 21),
    timezone: 'Europe/Moscow',
    enrollTo: at(index * 30 + 2, 18),
    seatCount: 40,
    seatsTaken: 34,
    status: statusAt(startsAt, 'finished', 'scheduled'),
  };
});

const requests = rows(226, (index): ConsultationRequest => {
  const requestedAt = at(index * 1.6, 10 + (index % 7));
  return {
    ...stamps,
    id: `r-${index}`,
    number: String(1000 + index),
    consultationId: 'c-1',
    consultationName: 'Разбор с телом',
    client: { id: `p-${index % 40}`, name: `Ольга Климова ${index % 40}` },
    requestedAt,
    durationMin: 60,
    answers: [],
    paid: true,
    amountKopecks: 450_000,
    status: index % 19 === 0 ? 'new' : statusAt(requestedAt, 'done', 'confirmed'),
    history: [],
  };
});

const publications = rows(52, (index): Publication => {
  const publishedAt = at(index * 7, 12);
  return {
    ...stamps,
    updatedAt: publishedAt,
    id: `u-${index}`,
    contentType: ['lecture', 'meditation', 'course'][index % 3] ?? 'lecture',
    contentId: `l-${index}`,
    title: `Мягкие плечи за двадцать минут ${index}`,
    costKopecks: 0,
    currency: 'RUB',
    visibility: 'catalog',
    status: 'published',
    publishedAt,
    salesCount: 0,
    revenueKopecks: 0,
  };
});

/** A year of 400 events, by the path of their list, with the moment that the platform filters them by. */
export const lists: Record<string, { rows: readonly object[]; moment: (row: object) => string }> = {
  'webinar/list': { rows: webinars, moment: (row) => ('startsAt' in row ? String(row.startsAt) : '') },
  'marathon/list': { rows: marathons, moment: () => '' },
  'consultation/fulfillment/list': {
    rows: requests,
    moment: (row) => ('requestedAt' in row ? String(row.requestedAt) : ''),
  },
  'publication/list': {
    rows: publications,
    moment: (row) => ('updatedAt' in row ? String(row.updatedAt) : ''),
  },
};

export const eventsInYear = webinars.length + marathons.length + requests.length + publications.length;
