import type { Language } from '#lib/i18n/catalogue.ts';
import { messages } from './messages.ts';

/** A level in words; one that the console does not know stays as it came. */
export function levelName(level: string, language: Language): string {
  const t = messages[language];
  const names = new Map([
    ['all', t.all],
    ['beginner', t.beginner],
    ['middle', t.middle],
    ['expert', t.expert],
  ]);
  return names.get(level) ?? level;
}
