import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';
import { webinarKeys } from '#api/webinar/queries.ts';
import type { Webinar, WebinarUpdate } from '#api/webinar/schema.ts';
import { preferenceAtom } from '../ui/preference.ts';
import { updateWebinarAtom } from './webinars.ts';

/** The starts that people had put down, by the webinar that was moved since. */
const keptAtom = preferenceAtom<Record<string, string>>(
  'moved-webinars',
  {},
  v.record(v.string(), v.string()),
);

/** When webinars with attendees were to begin before they were moved, ISO by id, until the author has written to them. */
export const movedWebinarsAtom = atom((get) => get(keptAtom));

/** The attendees know: nothing reminds of them any more. */
export const attendeesToldAtom = atom(null, (_get, set, id: string) =>
  set(keptAtom, (moved) => Object.fromEntries(Object.entries(moved).filter(([other]) => other !== id))),
);

/** Changes a webinar, and remembers the start that its attendees had put down where that changes. */
export const saveWebinarAtom = atom(null, async (get, set, body: WebinarUpdate): Promise<Webinar | null> => {
  const before = get(queryClientAtom).getQueryData<Webinar>(webinarKeys.item(body.id));
  const after = await set(updateWebinarAtom, body);
  const start = before?.startsAt;
  if (before === undefined || start === undefined || body.startsAt === undefined) return after;
  if (before.attendeesCount === 0 || start === body.startsAt) return after;
  const first = get(keptAtom)[body.id] ?? start;
  if (first === body.startsAt) set(attendeesToldAtom, body.id);
  else set(keptAtom, (moved) => ({ ...moved, [body.id]: first }));
  return after;
});
