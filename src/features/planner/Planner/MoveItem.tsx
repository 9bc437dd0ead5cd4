import { offersAround } from '#domain/webinar/slots.ts';
import type { PlannerItem } from '#atoms/planner/items.ts';
import { eventOf } from '#features/kits/record/PlanEvents/events.ts';
import { now } from '#lib/time/clock.ts';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import { MoveDialog } from '../MoveDialog/MoveDialog.tsx';
import { busyOf } from './times.ts';
import type { useMoving } from './useMoving.ts';

interface MoveItemProps {
  moving: PlannerItem;
  /** All that may be in its way. */
  known: readonly PlannerItem[];
  rules: ReturnType<typeof useMoving>;
  timeZone: string;
  onClose: () => void;
}

/** Asks for another time of something. */
export function MoveItem({ moving, known, rules, timeZone, onClose }: MoveItemProps) {
  const language = useLanguage();
  return (
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
      onClose={onClose}
    />
  );
}
