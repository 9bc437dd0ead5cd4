import { formatOf } from '../time/zones.ts';

/** A moment (ISO) in a zone (IANA) as spreadsheets read one: «20.11.2026 11:48». */
export function csvMoment(iso: string | undefined, timeZone: string | null | undefined): string | null {
  if (iso === undefined) return null;
  const parts = {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  return formatOf('ru', timeZone, parts).format(Date.parse(iso)).replace(',', '');
}
