import type { Language } from '../i18n/catalogue.ts';

/** A duration as players show it: `2282` seconds → «38:02», `3725` → «1:02:05». Fractions of a second are dropped. */
export function formatDuration(seconds: number): string {
  const total = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = two(total % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

const units: Record<Language, { hour: string; minute: string }> = {
  ru: { hour: 'ч', minute: 'мин' },
  en: { hour: 'h', minute: 'min' },
};

/** A duration in minutes, in words: «1 ч 30 мин», «45 мин», «2 ч». */
export function formatLength(minutes: number, language: Language): string {
  const { hour, minute } = units[language];
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${hours} ${hour}`, (rest > 0 || hours === 0) && `${rest} ${minute}`];
  return parts.filter(Boolean).join(' ').replaceAll(' ', '\u00A0');
}
