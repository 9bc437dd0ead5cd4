import { copyOfContent, type CopyAt } from '#domain/content/copy.ts';
import { shiftFollowers } from '#domain/marathon/shiftDates.ts';
import { wallMinutes } from '#lib/time/wallShift.ts';
import type { MarathonFields } from './fields.ts';

/** The fields of a copy of a marathon. If its start moves, its other dates move by the same wall time in its zone. */
export function copyOfMarathon(
  fields: MarathonFields,
  { startsAt, ...at }: CopyAt & { startsAt?: string | undefined },
): MarathonFields {
  const copy = copyOfContent(fields, at);
  if (startsAt === undefined || fields.startsAt === '') return copy;
  const { timezone } = fields;
  const minutes = wallMinutes(fields.startsAt, startsAt, timezone);
  return { ...copy, startsAt, ...shiftFollowers(fields, minutes, timezone) };
}
