import { atom, type Getter, type Setter } from 'jotai';
import { canBecome, marathonDateFields, marathonStatus } from '#domain/marathon/rules.ts';
import type { Marathon } from '#domain/marathon/schema.ts';
import { canEdit, registrationAlong, retimeProblem } from '#domain/webinar/rules.ts';
import type { Webinar } from '#domain/webinar/schema.ts';
import { clashesOf } from '#domain/webinar/slots.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { shiftMoment, wallMinutes } from '#lib/time/wallShift.ts';
import { updateMarathonAtom } from '../marathon/marathons.ts';
import { onLeave } from '../session/private.ts';
import { authorAtom } from '../session/session.ts';
import { languageAtom } from '../ui/language.ts';
import { showToastAtom, type ToastAction } from '../ui/toast.ts';
import { rememberStartAtom } from '../webinar/movedWebinars.ts';
import { moveWebinarAtom } from '../webinar/webinars.ts';
import type { PlannerItem } from './items.ts';

const messages = defineMessages({
  ru: { undo: 'Отменить', marathonMoved: 'Марафон перенесён' },
  en: { undo: 'Undo', marathonMoved: 'The marathon was moved' },
});

const iso = (ms: number) => new Date(ms).toISOString();

/** New starts that the platform has not confirmed yet, ms, by item key. */
export const movesAtom = atom<ReadonlyMap<string, number>>(new Map<string, number>());

onLeave((_get, set) => set(movesAtom, new Map()));

/** An item at its new time. */
export function placedAnew(item: PlannerItem, moves: ReadonlyMap<string, number>): PlannerItem {
  const start = moves.get(item.key);
  return start === undefined ? item : { ...item, start, end: item.end + start - item.start };
}

/** Whether an item can be moved at all: a scheduled webinar, a marathon before its start. */
export function isMovable(item: PlannerItem, now: number): boolean {
  if (item.type === 'webinar') return canEdit(item.entity.status, 'startsAt');
  return (
    item.type === 'marathon' &&
    ['draft', 'scheduled', 'enrolling'].includes(item.entity.status) &&
    item.start > now
  );
}

/** Why an item cannot be moved to a time. */
export type MoveProblem =
  | { kind: 'fixed' }
  | { kind: 'past' }
  /** Changing dates during the enrolment would revert the status. */
  | { kind: 'back' }
  | { kind: 'clash'; webinar: Webinar };

/** The dates of a marathon whose start moves: each moves by the same wall time in its zone. */
export function shiftedDates(
  marathon: Marathon,
  start: number,
): Partial<Record<(typeof marathonDateFields)[number], string>> {
  const zone = marathon.timezone;
  const minutes = wallMinutes(marathon.startsAt, iso(start), zone);
  const dates = marathonDateFields.flatMap((field) => {
    const date = marathon[field];
    return date ? [[field, shiftMoment(date, minutes, zone)] as const] : [];
  });
  return Object.fromEntries(dates);
}

/** A date that moves with the start, ISO. */
export interface AlongDate {
  field: 'registrationUntil' | 'enrollFrom' | 'enrollTo' | 'endsAt';
  from: string;
  to: string;
}

/** All dates that change when an item begins at `start`, ms. */
export function alongWith(item: PlannerItem, start: number): AlongDate[] {
  if (item.type === 'webinar') {
    const { publication, startsAt, timezone: timeZone } = item.entity;
    const from = publication?.registrationUntil;
    if (!from) return [];
    const to = registrationAlong(from, { from: startsAt, to: iso(start), timeZone });
    return [{ field: 'registrationUntil', from, to }];
  }
  if (item.type !== 'marathon') return [];
  const dates = shiftedDates(item.entity, start);
  return (['enrollFrom', 'enrollTo', 'endsAt'] as const).flatMap((field) => {
    const [from, to] = [item.entity[field], dates[field]];
    return from && to ? [{ field, from, to }] : [];
  });
}

/** What the platform would refuse about a new start, by the rules and the author's other webinars. */
export function moveProblem(
  item: PlannerItem,
  start: number,
  webinars: readonly Webinar[],
  now: number,
): MoveProblem | null {
  if (!isMovable(item, now)) return { kind: 'fixed' };
  if (start < now) return { kind: 'past' };
  if (item.type === 'webinar') {
    const time = { startsAt: iso(start), durationMin: item.entity.durationMin };
    const problem = retimeProblem(item.entity, time, now);
    if (problem !== null) return { kind: problem.problem === 'past' ? 'past' : 'fixed' };
    const [webinar] = clashesOf(webinars, time, item.entity.id);
    return webinar === undefined ? null : { kind: 'clash', webinar };
  }
  if (item.type !== 'marathon') return { kind: 'fixed' };
  const moved = { ...item.entity, ...shiftedDates(item.entity, start) };
  return canBecome(item.entity.status, marathonStatus(moved, now)) ? null : { kind: 'back' };
}

/** The item, and its new start, ms. */
interface Move {
  item: PlannerItem;
  start: number;
}

const datesOf = (marathon: Marathon) =>
  Object.fromEntries(
    marathonDateFields.flatMap((field) => (marathon[field] ? [[field, marathon[field]]] : [])),
  );

async function send(get: Getter, set: Setter, { item, start }: Move): Promise<boolean> {
  const former = item.start;
  const author = get(authorAtom)?.id;
  const action: ToastAction = {
    label: messages[get(languageAtom)].undo,
    run: () =>
      void send(get, set, { item: { ...item, start, end: item.end + start - former }, start: former }),
  };
  set(movesAtom, (moves) => new Map(moves).set(item.key, start));
  try {
    if (item.type === 'webinar') {
      const [registration] = alongWith(item, start);
      const move = { id: item.entity.id, startsAt: iso(start), action };
      await set(moveWebinarAtom, { ...move, registrationUntil: registration?.to ?? null });
      set(rememberStartAtom, { webinar: item.entity, startsAt: iso(start), author });
    }
    if (item.type === 'marathon') {
      // An undo restores the exact previous dates.
      const isUndo = Date.parse(item.entity.startsAt) === start;
      const dates = isUndo ? datesOf(item.entity) : shiftedDates(item.entity, start);
      await set(updateMarathonAtom, { id: item.entity.id, ...dates });
      const description = messages[get(languageAtom)].marathonMoved;
      set(showToastAtom, { kind: 'success', description, action });
    }
    return true;
  } catch {
    // The intents have reported it.
    return false;
  } finally {
    set(movesAtom, (moves) => new Map([...moves].filter(([key, at]) => key !== item.key || at !== start)));
  }
}

/**
 * Moves a webinar or a marathon. It shows at once, is rolled back if the platform refuses, and the toast has an undo. Returns whether it was moved; a
 * toast reports a refusal.
 */
export const moveItemAtom = atom(null, (get, set, move: Move): Promise<boolean> => send(get, set, move));
