import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import type { MarathonDates } from '#api/marathon/rules.ts';
import { marathonEditor } from '#atoms/marathons/editor.ts';
import { keyedAtoms } from '#atoms/keyed.ts';
import { steadyAtom } from '#atoms/editor/steady.ts';
import { onLeave } from '#atoms/session/private.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { inZone, shiftFollowers, wallMinutes } from '../shiftDates.ts';

const datesAtom = keyedAtoms((key: string) =>
  steadyAtom((get) => ({
    startsAt: get(marathonEditor.fieldAtom(key, 'startsAt')),
    endsAt: get(marathonEditor.fieldAtom(key, 'endsAt')),
    enrollFrom: get(marathonEditor.fieldAtom(key, 'enrollFrom')),
    enrollTo: get(marathonEditor.fieldAtom(key, 'enrollTo')),
    timezone: get(marathonEditor.fieldAtom(key, 'timezone')),
  })),
);

/** The starts from which the other dates were last counted, by the key of their marathon: other tabs of the editor come between. */
const startsAtom = atom<Readonly<Record<string, string | null>>>({});
onLeave((_get, set) => set(startsAtom, {}));

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
  const [starts, setStarts] = useAtom(startsAtom);
  const from = starts[key] ?? null;
  const setFrom = (iso: string | null) => setStarts((all) => ({ ...all, [key]: iso }));
  const timeZone = timezone || (own ?? 'Europe/Moscow');
  const { startsAt, ...others } = dates;

  const minutes = from === null || startsAt === '' ? 0 : wallMinutes(from, startsAt, timeZone);
  const offered = minutes !== 0 && Object.values(others).some((date) => date !== null);
  const to = offered ? shiftFollowers(others, minutes, timeZone) : null;
  const shift: Shift | null = to && {
    minutes,
    to,
    timeZone,
    onShift: () => {
      edit({ key, patch: to });
      setFrom(null);
    },
    onKeep: () => setFrom(null),
  };

  return {
    dates,
    timeZone,
    shift,
    moveStart: (iso: string | null) => {
      if (startsAt !== '' && iso !== null) setFrom(from ?? startsAt);
      // The zone that the clock was read in is the marathon's from now on.
      edit({ key, patch: { startsAt: iso ?? '', ...(timezone === '' && { timezone: timeZone }) } });
    },
    /** The clocks stay as they are read; the moments move. */
    changeZone: (zone: string | null) => {
      if (zone === null) return;
      const moved = (iso: string | null) => (iso ? inZone(iso, timeZone, zone) : null);
      setFrom(moved(from));
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
