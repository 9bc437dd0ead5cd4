import type { Language } from '../i18n/catalogue.ts';

/** A moment (ms) as a time of day in the device's zone: «09:40». */
export function clockTime(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  );
}
