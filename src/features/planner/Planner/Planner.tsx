import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { earliestStart } from '#domain/webinar/rules.ts';
import { offersAround, roundUp } from '#domain/webinar/slots.ts';
import type { PlannerItem } from '#atoms/planner/items.ts';
import { plannerHiddenAtom } from '#atoms/planner/settings.ts';
import { openModalAtom } from '#atoms/ui/modal.ts';
import type { ClosedTime } from '#components/data/planning/events.ts';
import { now } from '#lib/clock.ts';
import { formatTime } from '#lib/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { addDays, wallTime } from '#lib/moments.ts';
import { useNow } from '#lib/useNow.ts';
import { usePhone } from '#lib/useWidth.ts';
import { AudienceTime } from '../AudienceTime/AudienceTime.tsx';
import { EventPanel } from '../EventPanel/EventPanel.tsx';
import { FreeTime } from '../FreeTime/FreeTime.tsx';
import { MoveDialog } from '../MoveDialog/MoveDialog.tsx';
import { CalendarView } from './CalendarView.tsx';
import { eventOf, eventsOf } from '#features/kits/record/PlanEvents/events.ts';
import { Legend } from './Legend.tsx';
import { messages } from './messages.ts';
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

/** The planner: everything that has a time, in one calendar. */
export function Planner() {
  const t = useMessages(messages);
  const language = useLanguage();
  const phone = usePhone();
  const present = useNow(60_000);
  const { first: timeZone, second } = useZones();
  const hidden = useAtomValue(plannerHiddenAtom);
  const openModal = useSetAtom(openModalAtom);
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
  const inOrder = events.toSorted((one, other) => one.start.localeCompare(other.start));
  const at = inOrder.findIndex(({ id }) => id === openKey);
  const open = openKey === null ? null : itemOf(openKey);
  const openEvent = inOrder[at] ?? (open && eventOf(open, language));
  const step = (index: number) => {
    const event = inOrder[index];
    return event === undefined ? undefined : () => setOpenKey(event.id);
  };

  const earliest = earliestStart(present);
  const closed: ClosedTime | undefined = hidden.includes('webinar')
    ? undefined
    : {
        from: iso(present),
        to: iso(earliest),
        text: t.closed,
        after: t.after(formatTime(iso(roundUp(earliest, timeZone)), timeZone, language)),
      };

  return (
    <>
      <PlannerHead place={place} today={today} onGo={go} plan={<PlanMenu />} />
      <S.Bar>
        <Legend items={own} />
        <S.Tools>
          <FreeTime
            busy={busyOf(near.items)}
            until={Date.parse(`${addDays(today, 60)}T00:00:00Z`)}
            timeZone={timeZone}
            onPlan={rules.plan}
          />
          <Zones at={present} />
          <MoreMenu
            onExport={() => void exportIcs()}
            onAudience={() => setAudience(true)}
            onKeys={() => openModal({ modalName: 'shortcuts', props: {} })}
          />
        </S.Tools>
      </S.Bar>
      <S.Notes>
        {rules.refusal !== null && (
          <Refused
            refusal={rules.refusal}
            timeZone={timeZone}
            onDismiss={rules.dismiss}
            onTake={(start) =>
              rules.refusal?.item
                ? void rules.move(rules.refusal.item, start)
                : rules.plan(start, rules.refusal?.minutes ?? 60)
            }
          />
        )}
        <PlannerNotes block={block} />
      </S.Notes>
      <PlannerState block={block} empty={place.view !== 'list' && own.length === 0}>
        <CalendarView
          place={place}
          items={shown}
          present={present}
          timeZone={timeZone}
          secondZone={second}
          closed={closed}
          onGo={go}
          onOpen={setOpenKey}
          onPlanDay={creating.planDay}
          onPlanTime={({ start, end }) =>
            rules.plan(Date.parse(start), (Date.parse(end) - Date.parse(start)) / 60_000)
          }
          onMoveTo={(key, start) => {
            const item = itemOf(key);
            if (item !== null) void rules.move(item, start);
          }}
          onMoveBy={(key, count) => {
            const item = itemOf(key);
            // The days of a marathon are those of its own calendar.
            const zone = item?.type === 'marathon' ? item.entity.timezone : timeZone;
            if (item !== null) void rules.move(item, laterBy(item.start, count, zone));
          }}
          refusalOf={(key, { start, end }) => {
            if (key === null)
              return rules.planRefusal(Date.parse(start), (Date.parse(end) - Date.parse(start)) / 60_000);
            const item = itemOf(key);
            return item === null ? null : rules.moveRefusal(item, Date.parse(start));
          }}
        />
      </PlannerState>
      <EventPanel
        shown={open !== null && openEvent !== null ? { item: open, event: openEvent } : null}
        timeZones={second === null ? [timeZone] : [timeZone, second]}
        onClose={() => setOpenKey(null)}
        onPrevious={step(at - 1)}
        onNext={step(at + 1)}
        onMove={setMoving}
      />
      {moving !== null && (
        <MoveDialog
          item={moving}
          title={eventOf(moving, language).title}
          timeZone={timeZone}
          refusalOf={rules.moveRefusal}
          offersAt={(item, start) =>
            item.type !== 'webinar'
              ? []
              : offersAround(
                  {
                    busy: busyOf(known, item.key),
                    from: now(),
                    durationMin: item.entity.durationMin,
                    timeZone,
                  },
                  Math.max(start, now()),
                )
          }
          onMove={rules.move}
          onClose={() => setMoving(null)}
        />
      )}
      {audience && <AudienceTime day={place.day} timeZone={timeZone} onClose={() => setAudience(false)} />}
    </>
  );
}
