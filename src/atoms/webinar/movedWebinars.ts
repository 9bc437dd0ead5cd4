import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';
import { webinarKeys } from '#api/webinar/queries.ts';
import type { Webinar, WebinarUpdate } from '#domain/webinar/schema.ts';
import { named } from '../list/named.ts';
import { authorAtom } from '../session/session.ts';
import { sharedAtom } from '../ui/shared.ts';
import { updateWebinarAtom } from './webinars.ts';

/** The announced starts, by the webinar that was moved since. */
type Starts = Readonly<Record<string, string>>;

const none: Starts = {};

const storedOf = named((author) =>
  sharedAtom<Starts>(`moved-webinars.${author}`, none, v.record(v.string(), v.string())),
);

// No attendee has been told yet: it waits for its author, like a draft, and is hidden from others.
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

/** The announced starts of moved webinars with attendees, ISO by id, until the author has told them. */
export const movedWebinarsAtom = atom((get) => get(keptAtom));

/** The attendees know: the reminder is removed. */
export const attendeesNotifiedAtom = atom(null, (_get, set, id: string) =>
  set(keptAtom, (moved) => Object.fromEntries(Object.entries(moved).filter(([other]) => other !== id))),
);

/** Remembers the announced start of a webinar that an author has moved; if it is moved back, the reminder is removed. */
export const rememberStartAtom = atom(
  null,
  (
    _get,
    set,
    { webinar, startsAt, author }: { webinar: Webinar; startsAt: string; author: string | undefined },
  ) => {
    const { id, attendeesCount, startsAt: former } = webinar;
    if (attendeesCount === 0 || author === undefined) return;
    set(storedOf(author), ({ [id]: first = former, ...others }) =>
      Date.parse(first) === Date.parse(startsAt) ? others : { ...others, [id]: first },
    );
  },
);

/** Changes a webinar, and remembers the announced start if it changes. */
export const saveWebinarAtom = atom(null, async (get, set, body: WebinarUpdate): Promise<Webinar | null> => {
  const { id, startsAt } = body;
  // Another one may be here once it has moved.
  const author = get(authorAtom)?.id;
  const webinar = get(queryClientAtom).getQueryData<Webinar>(webinarKeys.item(id));
  const after = await set(updateWebinarAtom, body);
  if (webinar !== undefined && startsAt !== undefined) set(rememberStartAtom, { webinar, startsAt, author });
  return after;
});
