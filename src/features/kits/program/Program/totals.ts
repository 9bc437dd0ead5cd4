import type { ProgramTotals } from '#atoms/program/types.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { programMessages } from '../programMessages.ts';

/** A length as people say it: «1 ч 21 мин», «54 мин», «40 с». Part minutes are rounded. */
export function formatHours(seconds: number, language: Language): string {
  const t = programMessages[language];
  if (seconds < 60) return t.seconds(Math.round(seconds));
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t.minutes(minutes);
  return rest === 0 ? t.hours(hours) : `${t.hours(hours)} ${t.minutes(rest)}`;
}

/** Sums in words: «4 лекции · 1 ч 21 мин», «2 файла», nothing where there is nothing. */
export function totalsText(
  { lectures, attachments, durationSec }: Pick<ProgramTotals, 'lectures' | 'attachments' | 'durationSec'>,
  language: Language,
): string {
  const t = programMessages[language];
  return [
    lectures > 0 && t.lectures(lectures),
    durationSec > 0 && formatHours(durationSec, language),
    lectures === 0 && attachments > 0 && t.files(attachments),
  ]
    .filter((part) => typeof part === 'string')
    .join(' · ');
}
