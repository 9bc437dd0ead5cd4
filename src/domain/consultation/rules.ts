/** Hours of one weekday, `HH:mm`: 1 is Monday, 7 is Sunday. */
export interface WeekdayHours {
  weekday: number;
  from: string;
  to: string;
}

/** Whether two time ranges of one day overlap. */
export const hoursMeet = (one: WeekdayHours, other: WeekdayHours): boolean =>
  one.weekday === other.weekday && one.from < other.to && other.from < one.to;

/** What clients need to know before they book. */
export interface Bookable {
  weeklySchedule: readonly unknown[];
  timezone?: string | null | undefined;
  format?: string | null | undefined;
  link?: string | null | undefined;
  address?: string | null | undefined;
}

/** Fields that an active consultation needs and this one lacks: hours with their time zone, and how and where it is held. */
export function missingToBook(consultation: Bookable): (keyof Bookable)[] {
  const { weeklySchedule, timezone, format, link, address } = consultation;
  const lacks: [keyof Bookable, boolean][] = [
    ['weeklySchedule', weeklySchedule.length === 0],
    ['timezone', !timezone],
    ['format', !format],
    ['link', format === 'video' && !link],
    ['address', format === 'office' && !address],
  ];
  return lacks.flatMap(([field, missing]) => (missing ? [field] : []));
}
