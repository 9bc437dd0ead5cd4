import { copyOfContent, type CopyAt } from '#domain/content/copy.ts';
import { shiftFollowers } from '#domain/marathon/shiftDates.ts';
import { wallMinutes } from '#lib/time/wallShift.ts';
import type { MarathonFields } from './fields.ts';

/** The fields of a copy of a marathon. Where it begins at another time, its other dates move as far by the clock of its zone. */
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
