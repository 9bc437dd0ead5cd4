import type { Language } from '#lib/i18n/catalogue.ts';
import { messages } from './messages.ts';

/** For how long a recording is usually offered, days; 0 is for ever. */
const usual = [7, 14, 30, 60, 90, 365, 0];

/** How long the recording can be watched, in words: «30 дней», «Навсегда», «Записи не будет». */
export function accessWords(days: number | null, language: Language): string {
  const t = messages[language];
  return days === null ? t.noRecording : days === 0 ? t.forever : t.days(days);
}

/** The choices, with the present one when it is none of them. An empty value stands for no recording. */
export function recordingOptions(present: number | null, language: Language) {
  const days = present === null || usual.includes(present) ? usual : [present, ...usual];
  return [null, ...days].map((one) => ({
    value: one === null ? '' : String(one),
    label: accessWords(one, language),
  }));
}
