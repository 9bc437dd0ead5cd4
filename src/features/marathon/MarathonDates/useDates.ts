import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import type { MarathonDates } from '#domain/marathon/rules.ts';
import { marathonEditor } from '#atoms/marathon/editor.ts';
import { boundedAtomFamily } from '#atoms/atomFamily.ts';
import { distinctAtom } from '#atoms/distinctAtom.ts';
import { onLeave } from '#atoms/session/private.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { inZone, shiftFollowers, shiftOfStart } from '#domain/marathon/shiftDates.ts';
import { wallTime } from '#lib/time/moments.ts';

const datesAtom = boundedAtomFamily((key: string) =>
  distinctAtom((get) => ({
    startsAt: get(marathonEditor.fieldAtom(key, 'startsAt')),
    endsAt: get(marathonEditor.fieldAtom(key, 'endsAt')),
    enrollFrom: get(marathonEditor.fieldAtom(key, 'enrollFrom')),
    enrollTo: get(marathonEditor.fieldAtom(key, 'enrollTo')),
    timezone: get(marathonEditor.fieldAtom(key, 'timezone')),
  })),
);

/** The dates that the platform has; null for a marathon that is not there yet: nobody has put anything down. */
const keptDatesAtom = marathonEditor.partAtom(({ item, server }) =>
  item === null
    ? null
    : {
        startsAt: server.startsAt,
        endsAt: server.endsAt,
        enrollFrom: server.enrollFrom,
        enrollTo: server.enrollTo,
        timezone: server.timezone,
      },
);

/** The moved starts, as a clock shows them, at which the author has left the other dates where they are, by the key of their marathon. */
const leftAtom = atom<Readonly<Record<string, string>>>({});
onLeave((_get, set) => set(leftAtom, {}));

/** A start that was moved while the other dates stayed. */
export interface Shift {
  /** How far, minutes by the clock of the marathon. */
  minutes: number;
  /** Where the others would come to. */
  to: Pick<MarathonDates, 'enrollFrom' | 'enrollTo' | 'endsAt'>;
  /** IANA. */
  timeZone: string;
  onShift: () => void;
  onKeep: () => void;
}

/** The dates of a marathon in the form, and what follows when its start or its zone changes. */
export function useDates(key: string) {
  const { timezone, ...dates } = useAtomValue(datesAtom(key));
  const own = useAtomValue(authorAtom)?.timezone;
  const edit = useSetAtom(marathonEditor.editAtom);
  const kept = useAtomValue(keptDatesAtom(key));
  const [left, setLeft] = useAtom(leftAtom);
  const zoneOf = (set: string) => set || (own ?? 'Europe/Moscow');
  const timeZone = zoneOf(timezone);
  const { startsAt, ...others } = dates;

  const minutes =
    kept === null ? 0 : shiftOfStart({ dates: kept, timeZone: zoneOf(kept.timezone) }, { dates, timeZone });
  const start = startsAt === '' ? '' : Object.values(wallTime(startsAt, timeZone)).join(' ');
  const offered = minutes !== 0 && left[key] !== start;
  const to = offered ? shiftFollowers(others, minutes, timeZone) : null;
  const shift: Shift | null = to && {
    minutes,
    to,
    timeZone,
    onShift: () => edit({ key, patch: to }),
    onKeep: () => setLeft((all) => ({ ...all, [key]: start })),
  };

  return {
    dates,
    timeZone,
    /** The zone is the marathon's; until it is, the author's own is shown and goes along with the first date. */
    zoneSet: timezone !== '',
    shift,
    moveStart: (iso: string | null) => {
      // The zone that the clock was read in is the marathon's from now on.
      edit({ key, patch: { startsAt: iso ?? '', ...(timezone === '' && { timezone: timeZone }) } });
    },
    /** The clocks stay as they are read; the moments move. */
    changeZone: (zone: string | null) => {
      if (zone === null) return;
      const moved = (iso: string | null) => (iso ? inZone(iso, timeZone, zone) : null);
      edit({
        key,
        patch: {
          timezone: zone,
          startsAt: moved(startsAt) ?? '',
          endsAt: moved(others.endsAt),
          enrollFrom: moved(others.enrollFrom),
          enrollTo: moved(others.enrollTo),
        },
      });
    },
  };
}
