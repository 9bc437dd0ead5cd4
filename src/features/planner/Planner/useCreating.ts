import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { firstFree, offersFrom } from '#domain/webinar/slots.ts';
import type { PlannerItem } from '#atoms/planner/items.ts';
import { openContextMenuAtom } from '#atoms/ui/context-menu.ts';
import { webinarDraftAtom } from '#atoms/webinar/webinars.ts';
import { useCreateActions } from '#features/kits/actions/Create/useCreateActions.tsx';
import { newRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { now } from '#lib/time/clock.ts';
import { formatTime } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { instantsOf } from '#lib/time/moments.ts';
import { messages } from './messages.ts';
import { busyOf } from './times.ts';

const iso = (ms: number) => new Date(ms).toISOString();

/** How long a webinar is while nobody says otherwise, minutes; and from what hour of a day one is offered first. */
const usual = { minutes: 60, from: '19:00', earliest: '09:00', latest: '22:00' };

/** The ways to something new: the form of a webinar with its time, a menu on a day, the editors of other kinds. */
export function useCreating(items: readonly PlannerItem[], timeZone: string) {
  const t = useMessages(messages);
  const language = useLanguage();
  const navigate = useNavigate();
  const openMenu = useSetAtom(openContextMenuAtom);

  const creating = useCreateActions('plan');
  const begin = useSetAtom(webinarDraftAtom);

  /** The form of a new webinar takes the draft that is begun here. */
  const planWebinar = (start: number, minutes: number) => {
    begin({ startsAt: iso(start), durationMin: minutes, timezone: timeZone });
    void navigate(newRoute('webinar'));
  };

  const instant = (day: string, time: string) => {
    const found = instantsOf({ day, time }, timeZone);
    return Date.parse(found.kind === 'twice' ? found.first : found.at);
  };

  /** The first free start of a day for a webinar: in the evening where there is one, else by day. */
  const freeOn = (day: string): number | null => {
    const least = offersFrom(now());
    const busy = busyOf(items);
    const search = (from: string) =>
      firstFree({
        busy,
        from: Math.max(least, instant(day, from)),
        until: instant(day, usual.latest),
        durationMin: usual.minutes,
        timeZone,
      });
    return search(usual.from) ?? search(usual.earliest);
  };

  /** What can be planned on a day, beside it. */
  const planDay = (day: string) => {
    const cells = [...document.querySelectorAll(`[data-day="${day}"]`)];
    // The months beside, drawn ahead, may have the day too.
    const cell = cells.find((one) => one.checkVisibility())?.getBoundingClientRect();
    const start = freeOn(day);
    openMenu({
      x: (cell?.left ?? 0) + 16,
      y: (cell?.top ?? 0) + 32,
      actions: creating.map(({ kind, label, route }) =>
        kind === 'webinar'
          ? {
              id: kind,
              label:
                start === null ? t.webinarClosed : t.webinarAt(formatTime(iso(start), timeZone, language)),
              disabled: start === null,
              run: () => start !== null && planWebinar(start, usual.minutes),
            }
          : { id: kind, label, run: () => void navigate(route) },
      ),
    });
  };

  return { planWebinar, planDay };
}
