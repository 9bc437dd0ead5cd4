import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Agenda } from '#components/data/Agenda/Agenda.tsx';
import type { PlanEvent } from '#components/data/planning/events.ts';
import { placedAll } from '#components/data/planning/layout.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { addDays } from '#lib/time/moments.ts';
import { messages } from './messages.ts';
import * as S from './Planner.styles.ts';

interface PlanListProps {
  /** The first day and the last of the month, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** `YYYY-MM-DD` */
  today: string;
  events: readonly PlanEvent[];
  timeZone: string;
  onOpen: (id: string) => void;
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** A month as a list. That of today begins with today: what was before stands folded over it. */
export function PlanList({ from, to, today, events, timeZone, onOpen }: PlanListProps) {
  const t = useMessages(messages);
  const [unfolded, setUnfolded] = useState(false);
  const begins = from < today && today <= to ? today : from;
  // What goes on for days is before when its last day is; all else by the day that it begins on.
  const past = placedAll(events, timeZone).filter(
    (one) => (one.event.across === true ? one.to : one.from) < begins,
  );
  const before = new Set(begins === from ? [] : past.map(({ event }) => event));
  const shared = { timeZone, onOpen };
  return (
    <>
      {before.size > 0 && (
        <S.Before>
          <Button
            variant="quiet"
            icon={unfolded ? <ChevronDown {...icon} /> : <ChevronRight {...icon} />}
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {t.before(before.size)}
          </Button>
          {unfolded && <Agenda {...shared} from={from} to={addDays(begins, -1)} events={[...before]} />}
        </S.Before>
      )}
      <Agenda
        {...shared}
        from={begins}
        to={to}
        events={before.size === 0 ? events : events.filter((event) => !before.has(event))}
        empty={<S.Nothing>{begins === from ? t.empty : t.emptyAhead}</S.Nothing>}
      />
    </>
  );
}
