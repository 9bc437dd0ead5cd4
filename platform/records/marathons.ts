import { canBecome, marathonDateFields, marathonStatus } from '#domain/marathon/rules.ts';
import { against } from '../refusal.ts';
import type { Of } from './kinds.ts';

type Marathon = Of<'marathon'>;

/** The marathon with its dates in UTC, for comparison. */
export function inUtc(marathon: Marathon): Marathon {
  const dates = marathonDateFields.flatMap((field) => {
    const date = marathon[field];
    return date ? [[field, new Date(date).toISOString()]] : [];
  });
  return { ...marathon, ...Object.fromEntries(dates) };
}

/** The marathon with its status at `now`, ms, from its dates and its previous status. Throws 422 if the table does not allow the change. */
export function settled(marathon: Marathon, from: string, now: number): Marathon {
  const status = marathonStatus(marathon, now);
  if (canBecome(from, status)) return { ...marathon, status };
  throw against(
    from === 'draft'
      ? 'Старт марафона уже прошёл: поставьте новую дату'
      : 'С\u00A0этими датами марафон вернулся бы назад: начавшееся не\u00A0отложить',
  );
}

/** The marathon as it leaves the draft at `now`, ms; others stay as they are. */
export function leftDraft(marathon: Marathon, now: number): Marathon {
  return marathon.status === 'draft' ? settled({ ...marathon, status: 'scheduled' }, 'draft', now) : marathon;
}
