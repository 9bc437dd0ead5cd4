import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';
import { webinarKeys } from '#api/webinar/queries.ts';
import type { Webinar, WebinarUpdate } from '#domain/webinar/schema.ts';
import { named } from '../list/named.ts';
import { authorAtom } from '../session/session.ts';
import { sharedAtom } from '../ui/shared.ts';
import { updateWebinarAtom } from './webinars.ts';

/** The starts that people had put down, by the webinar that was moved since. */
type Starts = Readonly<Record<string, string>>;

const none: Starts = {};

const storedOf = named((author) =>
  sharedAtom<Starts>(`moved-webinars.${author}`, none, v.record(v.string(), v.string())),
);

// Nobody has been written to yet: it waits for its author, as a draft does, and is shown to no other.
const keptAtom = atom(
  (get) => {
    const author = get(authorAtom);
    return author === null ? none : get(storedOf(author.id));
  },
  (get, set, change: (moved: Starts) => Starts) => {
    const author = get(authorAtom);
    if (author !== null) set(storedOf(author.id), change);
  },
);

/** When webinars with attendees were to begin before they were moved, ISO by id, until the author has written to them. */
export const movedWebinarsAtom = atom((get) => get(keptAtom));

/** The attendees know: nothing reminds of them any more. */
export const attendeesNotifiedAtom = atom(null, (_get, set, id: string) =>
  set(keptAtom, (moved) => Object.fromEntries(Object.entries(moved).filter(([other]) => other !== id))),
);

/** Remembers the start that the attendees of a webinar have put down, once it was moved; back there, nothing reminds of it. */
export const rememberStartAtom = atom(
  null,
  (get, set, { webinar, startsAt }: { webinar: Webinar; startsAt: string }) => {
    const { id, attendeesCount, startsAt: former } = webinar;
    if (attendeesCount === 0) return;
    const first = get(keptAtom)[id] ?? former;
    if (Date.parse(first) === Date.parse(startsAt)) set(attendeesNotifiedAtom, id);
    else set(keptAtom, (moved) => ({ ...moved, [id]: first }));
  },
);

/** Changes a webinar, and remembers the start that its attendees had put down where that changes. */
export const saveWebinarAtom = atom(null, async (get, set, body: WebinarUpdate): Promise<Webinar | null> => {
  const { id, startsAt } = body;
  const webinar = get(queryClientAtom).getQueryData<Webinar>(webinarKeys.item(id));
  const after = await set(updateWebinarAtom, body);
  if (webinar !== undefined && startsAt !== undefined) set(rememberStartAtom, { webinar, startsAt });
  return after;
});
