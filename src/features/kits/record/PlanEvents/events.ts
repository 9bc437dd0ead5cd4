import { isSoldKind } from '#domain/kinds.ts';
import type { Publication } from '#domain/publication/schema.ts';
import type { PlannerItem } from '#atoms/planner/items.ts';
import { isMovable } from '#atoms/planner/moves.ts';
import type { PlanEvent } from '#components/data/planning/events.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { wordsMessages } from './wordsMessages.ts';

type Words = (typeof wordsMessages)['ru'];

/** What an item says of itself, beside its time. */
type Said = Pick<PlanEvent, 'kind' | 'title' | 'note' | 'problem'> & { waits?: boolean };

function ofPublication({ contentType, title, status, publishedAt }: Publication, t: Words): Said {
  const words: Record<string, string> = { pending: t.review, rejected: t.rejected, approved: t.approved };
  return {
    kind: isSoldKind(contentType) ? contentType : 'lecture',
    title,
    note: publishedAt ? t.publication : (words[status] ?? t.publication),
    waits: status === 'rejected',
  };
}

function said(item: PlannerItem, t: Words): Said {
  switch (item.type) {
    case 'webinar': {
      const { name, status, link, attendeesCount, capacity } = item.entity;
      const isAhead = status === 'scheduled';
      const people = capacity
        ? t.seats(attendeesCount, capacity)
        : attendeesCount > 0
          ? t.signedUp(attendeesCount)
          : undefined;
      return {
        kind: 'webinar',
        title: name,
        ...(status === 'live' ? { note: t.live } : isAhead && link && people ? { note: people } : {}),
        ...(isAhead && !link && { problem: t.noLink }),
      };
    }
    case 'marathon':
      return {
        kind: 'marathon',
        title: item.entity.name,
        ...(item.entity.status === 'draft' && { note: t.draft }),
      };
    case 'enrolment': {
      const { name, seatsTaken, seatCount } = item.entity;
      return {
        kind: 'marathon',
        title: t.enrolment(name),
        ...(seatCount && { note: t.seats(seatsTaken, seatCount) }),
      };
    }
    case 'request': {
      const { status, client } = item.entity;
      const notes: Record<string, string> = { new: t.fresh, rescheduled: t.rescheduled, no_show: t.noShow };
      const note = notes[status];
      return {
        kind: 'consultation',
        title: client.name,
        ...(note !== undefined && { note }),
        waits: status === 'new' || status === 'rescheduled',
      };
    }
    case 'publication':
      return ofPublication(item.entity, t);
  }
}

const iso = (ms: number) => new Date(ms).toISOString();

function made(item: PlannerItem, t: Words): PlanEvent {
  const { waits, ...rest } = said(item, t);
  return {
    ...rest,
    id: item.key,
    start: iso(item.start),
    end: iso(item.end),
    across: item.across,
    fixed: !isMovable(item, 0),
    state: item.cancelled ? 'cancelled' : waits === true ? 'waits' : 'planned',
  };
}

const kept: Record<Language, WeakMap<PlannerItem, PlanEvent>> = { ru: new WeakMap(), en: new WeakMap() };

/** An item as the calendars draw it. The same item gives the same event, so that a calendar draws anew only what changed. */
export function eventOf(item: PlannerItem, language: Language): PlanEvent {
  const known = kept[language].get(item) ?? made(item, wordsMessages[language]);
  kept[language].set(item, known);
  return known;
}

/** Whether an item takes the author in person, so that two at once are a clash. */
const takesTime = (item: PlannerItem) =>
  (item.type === 'webinar' || item.type === 'request') && !item.cancelled;

/** Items that take the author at one time, each with the first of the others. */
function clashesAmong(items: readonly PlannerItem[], from: number): Map<string, PlannerItem> {
  const found = new Map<string, PlannerItem>();
  const timed = items
    .filter((item) => takesTime(item) && item.end > from)
    .toSorted((a, b) => a.start - b.start);
  timed.forEach((item, index) => {
    for (const other of timed.slice(index + 1)) {
      if (other.start >= item.end) break;
      if (!found.has(item.key)) found.set(item.key, other);
      if (!found.has(other.key)) found.set(other.key, item);
    }
  });
  return found;
}

/** Events that clash, by their event and by what they say of it: the same one each time, as of those that do not. */
const clashing = new WeakMap<PlanEvent, PlanEvent>();

function clashingOf(event: PlanEvent, clash: string): PlanEvent {
  const problem = event.problem ? `${event.problem}; ${clash}` : clash;
  const known = clashing.get(event);
  if (known?.problem === problem) return known;
  const made = { ...event, clash: true, problem };
  clashing.set(event, made);
  return made;
}

/** Items as events; those ahead that clash say with what. */
export function eventsOf(items: readonly PlannerItem[], language: Language, now: number): PlanEvent[] {
  const clashes = clashesAmong(items, now);
  return items.map((item) => {
    const event = eventOf(item, language);
    const other = clashes.get(item.key);
    if (other === undefined) return event;
    return clashingOf(event, wordsMessages[language].clash(eventOf(other, language).title));
  });
}
