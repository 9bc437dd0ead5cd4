import type { marathon } from '#api/marathon/endpoints.ts';
import {
  canCancelMarathon,
  marathonDateProblems,
  marathonSeatProblems,
  marathonStatus,
  sameDates,
} from '#domain/marathon/rules.ts';
import type { Routes } from '../context.ts';
import { contentRoutes } from '../records/contentRoutes.ts';
import type { Of } from '../records/kinds.ts';
import { inUtc, leftDraft, settled } from '../records/marathons.ts';
import { missingOwner, moduleRoutes } from '../records/modules.ts';
import { saveContent } from '../records/saveContent.ts';
import { against, invalid } from '../refusal.ts';
import { touched } from '../stamps.ts';
import { takeOffSale } from './publication.ts';

type Marathon = Of<'marathon'>;

/** Checks the order of the dates, and that there are enough seats for those taken. */
function checkFields(doc: Marathon, before: Marathon | null): void {
  const { seatCount, seatsTaken } = doc;
  const problems = {
    ...marathonDateProblems(doc),
    ...(seatCount !== before?.seatCount && marathonSeatProblems(seatCount, seatsTaken)),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

const contents = contentRoutes({
  kind: 'marathon',
  list: {
    filters: {
      id: 'oneOf',
      status: 'oneOf',
      publicationStatus: 'oneOf',
      tag: { kind: 'anyOf', facet: 'tags' },
      level: 'oneOf',
      hasCover: 'flag',
      from: { kind: 'from', facet: 'startsAt' },
      to: { kind: 'to', facet: 'startsAt' },
    },
    sorts: ['name', 'createdAt', 'updatedAt', 'startsAt', 'endsAt', 'modulesCount'],
    defaultSort: '-createdAt',
  },
  defaults: { status: 'draft' },
  own: ['modules', 'questionAnswers', 'seatsTaken', 'cancelReason'],
  missing: missingOwner.marathon,
  async check(_rows, doc, { before, now }) {
    checkFields(doc, before);
    if (before?.status === 'cancelled' && !sameDates(before, doc))
      throw against('Марафон отменён: его даты больше не\u00A0меняются');
    const status = before === null ? 'draft' : marathonStatus(before, now);
    const dated = inUtc({ ...doc, status });
    return status === 'draft' && doc.status === 'scheduled'
      ? leftDraft(dated, now)
      : settled(dated, status, now);
  },
});

export const marathonRoutes: Routes<typeof marathon> = {
  list: contents.list,
  create: contents.create,
  get: contents.get,
  update: contents.update,
  async cancel({ rows, params, body, platform }) {
    const now = platform.now();
    return rows.change(async (tx) => {
      const before = await contents.read(tx, params.id);
      const status = marathonStatus(before, now);
      if (!canCancelMarathon(status))
        throw against(status === 'cancelled' ? 'Марафон уже отменён' : 'Этот марафон уже не\u00A0отменить');
      const cancelled = { status: 'cancelled', cancelReason: body.reason, ...touched(before, now) };
      await saveContent(tx, 'marathon', { ...before, ...cancelled });
      await takeOffSale(tx, now, before.publicationId);
      return undefined;
    });
  },
  ...moduleRoutes('marathon'),
};
