import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type ComponentProps } from 'react';
import { earliestStart } from '#domain/webinar/rules.ts';
import { roundUp } from '#domain/webinar/slots.ts';
import type { PlannerItem } from '#atoms/planner/items.ts';
import { plannerHiddenAtom } from '#atoms/planner/settings.ts';
import { openModalAtom } from '#atoms/ui/modal.ts';
import type { ClosedTime } from '#components/data/planning/events.ts';
import { formatTime } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { addDays, wallTime } from '#lib/time/moments.ts';
import { useNow } from '#lib/time/useNow.ts';
import { usePhone } from '#lib/hook/useWidth.ts';
import { AudienceTime } from '../AudienceTime/AudienceTime.tsx';
import { EventPanel } from '../EventPanel/EventPanel.tsx';
import { FreeTime } from '../FreeTime/FreeTime.tsx';
import { CalendarView } from './CalendarView.tsx';
import { eventOf, eventsOf } from '#features/kits/record/PlanEvents/events.ts';
import { Legend } from './Legend.tsx';
import { messages } from './messages.ts';
import { MoveItem } from './MoveItem.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import * as S from './Planner.styles.ts';
import { PlannerHead } from './PlannerHead.tsx';
import { PlannerNotes, PlannerState } from './PlannerNotes.tsx';
import { PlanMenu } from './PlanMenu.tsx';
import { Refused } from './Refused.tsx';
import { busyOf, laterBy } from './times.ts';
import { useCreating } from './useCreating.ts';
import { useExport } from './useExport.ts';
import { useItems } from './useItems.ts';
import { useKeys } from './useKeys.ts';
import { useMoving } from './useMoving.ts';
import { daysOf, ownDaysOf, usePlace, within } from './usePlace.ts';
import { useZones, Zones } from './Zones.tsx';

const iso = (ms: number) => new Date(ms).toISOString();

type Rules = ReturnType<typeof useMoving>;
type Creating = ReturnType<typeof useCreating>;

interface Opening {
  events: ReturnType<typeof eventsOf>;
  openKey: string | null;
  itemOf: (key: string) => PlannerItem | null;
  open: (key: string) => void;
}

/** What is open beside the calendar, and the ways to what is before and after it. */
function useOpened({ events, openKey, itemOf, open }: Opening) {
  const language = useLanguage();
  const inOrder = events.toSorted((one, other) => one.start.localeCompare(other.start));
  const at = inOrder.findIndex(({ id }) => id === openKey);
  const item = openKey === null ? null : itemOf(openKey);
  const event = inOrder[at] ?? (item && eventOf(item, language));
  const step = (index: number) => {
    const next = inOrder[index];
    return next === undefined ? undefined : () => open(next.id);
  };
  return { shown: item && event && { item, event }, previous: step(at - 1), next: step(at + 1) };
}

/** The time that is too near for a webinar; none where webinars are not shown. */
function useClosed(present: number, timeZone: string): ClosedTime | undefined {
  const t = useMessages(messages);
  const language = useLanguage();
  const hidden = useAtomValue(plannerHiddenAtom);
  if (hidden.includes('webinar')) return undefined;
  const earliest = earliestStart(present);
  return {
    from: iso(present),
    to: iso(earliest),
    text: t.closed,
    after: t.after(formatTime(iso(roundUp(earliest, timeZone)), timeZone, language)),
  };
}

/** Why something could not be moved or planned, with the time that it could have. */
function MoveRefused({ rules, timeZone }: { rules: Rules; timeZone: string }) {
  const { refusal } = rules;
  if (refusal === null) return null;
  return (
    <Refused
      refusal={refusal}
      timeZone={timeZone}
      onDismiss={rules.dismiss}
      onTake={(start) =>
        refusal.item ? void rules.move(refusal.item, start) : rules.plan(start, refusal.minutes ?? 60)
      }
    />
  );
}

interface PlannerCalendarProps extends Pick<
  ComponentProps<typeof CalendarView>,
  'place' | 'items' | 'present' | 'timeZone' | 'secondZone' | 'closed' | 'onGo' | 'onOpen'
> {
  creating: Creating;
  rules: Rules;
  itemOf: (key: string) => PlannerItem | null;
}

const minutesIn = ({ start, end }: { start: string; end: string }) =>
  (Date.parse(end) - Date.parse(start)) / 60_000;

/** The calendar, where things are moved and planned by the rules. */
function PlannerCalendar({ creating, rules, itemOf, ...view }: PlannerCalendarProps) {
  return (
    <CalendarView
      {...view}
      onPlanDay={creating.planDay}
      onPlanTime={(period) => rules.plan(Date.parse(period.start), minutesIn(period))}
      onMoveTo={(key, start) => {
        const item = itemOf(key);
        if (item !== null) void rules.move(item, start);
      }}
      onMoveBy={(key, count) => {
        const item = itemOf(key);
        // The days of a marathon are those of its own calendar.
        const zone = item?.type === 'marathon' ? item.entity.timezone : view.timeZone;
        if (item !== null) void rules.move(item, laterBy(item.start, count, zone));
      }}
      refusalOf={(key, period) => {
        if (key === null) return rules.planRefusal(Date.parse(period.start), minutesIn(period));
        const item = itemOf(key);
        return item === null ? null : rules.moveRefusal(item, Date.parse(period.start));
      }}
    />
  );
}

interface PlannerTopProps extends Omit<ComponentProps<typeof PlannerHead>, 'plan' | 'zone' | 'more'> {
  rules: Rules;
  timeZone: string;
  present: number;
  /** The events of the shown days. */
  own: readonly PlannerItem[];
  /** The events of the next 60 days. */
  near: readonly PlannerItem[];
  onExport: () => Promise<void>;
  onAudience: () => void;
}

/** The part above the calendar: heading, legend, free time, time zones and the menu. On a phone the heading has the last two. */
function PlannerTop({ rules, timeZone, present, own, near, onExport, onAudience, ...head }: PlannerTopProps) {
  const phone = usePhone();
  const openModal = useSetAtom(openModalAtom);
  const zone = <Zones at={present} />;
  const more = (
    <MoreMenu
      onExport={() => void onExport()}
      onAudience={onAudience}
      onKeys={() => openModal({ modalName: 'shortcuts', props: {} })}
    />
  );
  return (
    <>
      <PlannerHead {...head} {...(phone ? { zone, more } : { plan: <PlanMenu /> })} />
      <S.Bar>
        <Legend items={own} />
        <S.Tools>
          <FreeTime
            busy={busyOf(near)}
            until={Date.parse(`${addDays(head.today, 60)}T00:00:00Z`)}
            timeZone={timeZone}
            onPlan={rules.plan}
          />
          {!phone && zone}
          {!phone && more}
        </S.Tools>
      </S.Bar>
    </>
  );
}

/** The planner: everything that has a time, in one calendar. */
export function Planner() {
  const language = useLanguage();
  const phone = usePhone();
  const present = useNow(60_000);
  const { first: timeZone, second } = useZones();
  const hidden = useAtomValue(plannerHiddenAtom);
  const today = wallTime(iso(present), timeZone).day;
  const [place, go] = usePlace(today, phone ? 'list' : 'month');
  useKeys({ onView: (view) => go({ ...place, view }), onToday: () => go({ ...place, day: today }) });

  // The weeks of the month, in every view: each of them shows a part of these, and a change of view reads nothing.
  const days = daysOf({ ...place, view: 'month' });
  const block = useItems(days.from, days.to);
  const near = useItems(today, addDays(today, 60));
  const all = block.items;
  const own = within(all, ownDaysOf(place), timeZone);
  const shown = all.filter(({ group }) => !hidden.includes(group));
  const events = eventsOf(within(shown, daysOf(place), timeZone), language, present);

  const [openKey, setOpenKey] = useState<string | null>(null);
  const [moving, setMoving] = useState<PlannerItem | null>(null);
  const [audience, setAudience] = useState(false);
  const creating = useCreating(all, timeZone);
  const known = [...all, ...near.items];
  const rules = useMoving({ items: known, timeZone, onPlan: creating.planWebinar });
  const exportIcs = useExport(
    own.filter(({ group }) => !hidden.includes(group)),
    ownDaysOf(place).from,
    timeZone,
  );

  const itemOf = (key: string) => all.find((item) => item.key === key) ?? null;
  const opened = useOpened({ events, openKey, itemOf, open: setOpenKey });
  const closed = useClosed(present, timeZone);

  return (
    <>
      <PlannerTop
        {...{ place, today, rules, timeZone, present, own }}
        onGo={go}
        near={near.items}
        onExport={exportIcs}
        onAudience={() => setAudience(true)}
      />
      <S.Notes>
        <MoveRefused rules={rules} timeZone={timeZone} />
        <PlannerNotes block={block} />
      </S.Notes>
      <PlannerState block={block} empty={place.view !== 'list' && own.length === 0}>
        <PlannerCalendar
          {...{ place, present, timeZone, closed, creating, rules, itemOf }}
          items={shown}
          secondZone={second}
          onGo={go}
          onOpen={setOpenKey}
        />
      </PlannerState>
      <EventPanel
        shown={opened.shown}
        timeZones={second === null ? [timeZone] : [timeZone, second]}
        onClose={() => setOpenKey(null)}
        onPrevious={opened.previous}
        onNext={opened.next}
        onMove={setMoving}
      />
      {moving !== null && (
        <MoveItem {...{ moving, known, rules, timeZone }} onClose={() => setMoving(null)} />
      )}
      {audience && <AudienceTime day={place.day} timeZone={timeZone} onClose={() => setAudience(false)} />}
    </>
  );
}
