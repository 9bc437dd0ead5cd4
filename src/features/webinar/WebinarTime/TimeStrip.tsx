import { useAtomValue } from 'jotai';
import { periodOf } from '#domain/webinar/rules.ts';
import { consultationRequestListAtom } from '#atoms/consultation-request/consultationRequests.ts';
import { plannedWebinarsAtom } from '#atoms/webinar/webinars.ts';
import { addDays, instantsOf, wallTime } from '#lib/time/moments.ts';
import { DayStrip, type Held } from '../DayStrip/DayStrip.tsx';
import type { TimeFacts } from '../timeFacts.ts';

interface TimeStripProps {
  startsAt: string;
  facts: Pick<TimeFacts, 'timeZone' | 'durationMin' | 'problem'>;
  /** The webinar itself. */
  exceptId: string;
}

const midnight = (day: string, timeZone: string): string => {
  const found = instantsOf({ day, time: '00:00' }, timeZone);
  return found.kind === 'twice' ? found.first : found.at;
};

/** The day of the webinar with what the author has on it: other webinars and confirmed consultations. */
export function TimeStrip({ startsAt, facts: { timeZone, durationMin, problem }, exceptId }: TimeStripProps) {
  const { day } = wallTime(startsAt, timeZone);
  const webinars = useAtomValue(plannedWebinarsAtom).items;
  const requests = useAtomValue(
    consultationRequestListAtom({
      filter: {
        status: ['confirmed', 'in_progress'],
        from: midnight(day, timeZone),
        to: midnight(addDays(day, 1), timeZone),
      },
      sort: 'requestedAt',
      limit: 100,
    }),
  ).items;
  const held: Held[] = [
    ...webinars
      .filter(({ id }) => id !== exceptId)
      .map((webinar) => ({
        id: webinar.id,
        kind: 'webinar' as const,
        name: webinar.name,
        ...periodOf(webinar),
      })),
    ...requests.map(({ id, client, requestedAt, durationMin: minutes }) => ({
      id,
      kind: 'request' as const,
      name: client.name,
      ...periodOf({ startsAt: requestedAt, durationMin: minutes }),
    })),
  ];
  const wish = periodOf({ startsAt, durationMin });
  return (
    <DayStrip
      day={day}
      timeZone={timeZone}
      held={held.filter(({ start, end }) => {
        const [from, to] = [midnight(day, timeZone), midnight(addDays(day, 1), timeZone)].map(Date.parse);
        return end > (from ?? 0) && start < (to ?? 0);
      })}
      wish={wish}
      impossible={problem !== null}
    />
  );
}
