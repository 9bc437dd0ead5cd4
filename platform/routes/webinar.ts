import type { webinar } from '#api/webinar/endpoints.ts';
import {
  canCancel,
  canStart,
  overlaps,
  periodOf,
  registrationAlong,
  registrationProblem,
  retimeProblem,
  startProblem,
  webinarServerTexts,
  type WebinarRefusal,
} from '#domain/webinar/rules.ts';
import { webinarFieldTexts } from '#domain/webinar/texts.ts';
import type { Platform, Routes } from '../context.ts';
import { settleClock } from '../jobs/clock.ts';
import { settleModeration } from '../jobs/moderation.ts';
import { contentRoutes, type CheckFacts } from '../records/contentRoutes.ts';
import { webinarWithTerms } from '../records/contents.ts';
import { as, find, listOf, type Of } from '../records/kinds.ts';
import { putPublication } from '../records/save.ts';
import { saveContent } from '../records/saveContent.ts';
import { against, Refusal } from '../refusal.ts';
import { touched } from '../stamps.ts';
import type { Rows, RowsReader } from '../store/store.ts';
import { draftOf, missingPublication, moveWithin, takeOffSale, termsOf } from './publication.ts';

const fieldTexts = webinarFieldTexts.ru;
const iso = (ms: number) => new Date(ms).toISOString();

/** A broken rule, in the text that the console maps. Two webinars at one time are a conflict. */
const refused = (refusal: WebinarRefusal, field: string) =>
  new Refusal(refusal === 'overlap' ? 409 : 422, webinarServerTexts[refusal], {
    fields: { [field]: fieldTexts[refusal] },
  });

/** A broken rule of the form alone. */
const wrong = (field: string, text: string) => new Refusal(422, text, { fields: { [field]: text } });

async function checkOverlap(rows: RowsReader, doc: Of<'webinar'>): Promise<void> {
  const { start, end } = periodOf(doc);
  const near = await listOf(rows, 'webinar', {
    where: [
      { field: 'startsAt', to: iso(end) },
      { field: 'endsAt', from: iso(start) },
    ],
  });
  if (near.list.some((other) => other.id !== doc.id && overlaps(doc, other)))
    throw refused('overlap', 'startsAt');
}

/** Checks the time of a new webinar, or of one whose time changes. */
async function checkTime(
  rows: RowsReader,
  doc: Of<'webinar'>,
  { before, now }: CheckFacts<'webinar'>,
): Promise<void> {
  if (before === null) {
    await checkOverlap(rows, doc);
    const problem = startProblem(now, doc.startsAt);
    if (problem !== null) throw refused(problem, 'startsAt');
    return;
  }
  const broken = retimeProblem(before, doc, now);
  if (broken !== null) throw wrong(broken.field, fieldTexts[broken.problem]);
  const [old, fresh] = [periodOf(before), periodOf(doc)];
  if (old.start !== fresh.start || old.end !== fresh.end) await checkOverlap(rows, doc);
}

/** The terms of a webinar whose start may have moved: the end of its registration moves along. */
function movedTerms(doc: Of<'webinar'>, before: Of<'webinar'> | null): Of<'webinar'>['publication'] {
  const { publication, startsAt: to, timezone: timeZone } = doc;
  const until = publication?.registrationUntil;
  return publication && until && before
    ? { ...publication, registrationUntil: registrationAlong(until, { from: before.startsAt, to, timeZone }) }
    : publication;
}

const contents = contentRoutes({
  kind: 'webinar',
  list: {
    filters: {
      id: 'oneOf',
      status: 'oneOf',
      publicationStatus: 'oneOf',
      from: { kind: 'from', facet: 'startsAt' },
      to: { kind: 'to', facet: 'startsAt' },
      tag: { kind: 'anyOf', facet: 'tags' },
      hasCover: 'flag',
    },
    sorts: ['startsAt', 'name', 'createdAt', 'updatedAt', 'durationMin', 'attendeesCount'],
    defaultSort: '-startsAt',
  },
  defaults: { status: 'scheduled', attendeesCount: 0 },
  own: ['status', 'cancelReason', 'attendeesCount', 'publication'],
  missing: (id) => `Вебинар ${id} не\u00A0найден`,
  async check(rows, doc, facts) {
    const whole = { ...doc, startsAt: iso(Date.parse(doc.startsAt)) };
    await checkTime(rows, whole, facts);
    return { ...whole, publication: movedTerms(whole, facts.before) };
  },
  async begin(rows, doc) {
    const publication = draftOf('webinar', doc, {}, Date.parse(doc.createdAt));
    await putPublication(rows, publication);
    return webinarWithTerms({ ...doc, publicationId: publication.id }, publication);
  },
});

interface One {
  rows: Rows;
  params: { id: string };
  platform: Platform;
}

/** Changes the current state of a webinar. `change` throws if it is not allowed. A cancelled one is withdrawn from sale. */
async function act(
  { rows, params, platform }: One,
  change: (before: Of<'webinar'>) => Partial<Of<'webinar'>>,
): Promise<Of<'webinar'>> {
  const now = platform.now();
  await settleClock(rows, 'webinar', now);
  return rows.change(async (tx) => {
    const before = await contents.read(tx, params.id);
    const after = as('webinar', { ...before, ...change(before), ...touched(before, now) });
    await saveContent(tx, 'webinar', after);
    if (after.status === 'cancelled') await takeOffSale(tx, now, after.publicationId);
    return after;
  });
}

export const webinarRoutes: Routes<typeof webinar> = {
  list: contents.list,
  create: contents.create,
  get: contents.get,
  update: contents.update,
  async cancel(call) {
    await act(call, ({ status }) => {
      if (!canCancel(status)) throw against('Этот вебинар уже не\u00A0отменить');
      return { status: 'cancelled', cancelReason: call.body.reason };
    });
    return undefined;
  },
  async start(call) {
    const { attendeesCount } = await act(call, ({ status, link }) => {
      if (!canStart(status)) throw against('Начать можно только запланированный вебинар');
      if (!link) throw refused('noLink', 'link');
      return { status: 'live' };
    });
    return { notified: attendeesCount };
  },
  async editPublication({ rows, params, body, platform }) {
    await settleModeration(platform, rows);
    const now = platform.now();
    return rows.change(async (tx) => {
      const publication = await find(tx, 'publication', params.id);
      const sold = publication?.contentType === 'webinar' ? publication.contentId : null;
      const before = await find(tx, 'webinar', sold);
      if (before === null) throw missingPublication(params.id);
      const { registrationUntil } = body;
      if (registrationUntil && registrationProblem(before.startsAt, registrationUntil) !== null)
        throw wrong('registrationUntil', fieldTexts.registrationUntil);
      // The publication's terms are overwritten by its own, which are changed last.
      const after = { ...before, publication: { ...before.publication, ...body }, ...touched(before, now) };
      await saveContent(tx, 'webinar', as('webinar', after));
      return moveWithin(tx, now, { id: params.id, action: 'editCost', changes: () => termsOf(body) });
    });
  },
};
