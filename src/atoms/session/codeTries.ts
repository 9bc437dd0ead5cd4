import { now } from '#lib/time/clock.ts';
import { defineMessages, pluralEn, pluralRu, type Language } from '#lib/i18n/catalogue.ts';
import { timeAfter } from './form.ts';

/** How many wrong codes per e-mail the platform allows within the window. */
const tries = 5;

/** The platform's window, ms. */
export const codeWindowMs = 15 * 60_000;

const messages = defineMessages({
  ru: {
    left: (count: number) =>
      `Код не\u00A0подошёл. Проверьте цифры: ${pluralRu(count, 'осталась', 'осталось', 'осталось')} ${count}\u00A0${pluralRu(count, 'попытка', 'попытки', 'попыток')}.`,
    over: (time: string) => `Код не\u00A0подошёл. Попыток больше нет: новую можно сделать в\u00A0${time}.`,
  },
  en: {
    left: (count: number) =>
      `Wrong code. Check the digits: ${count}\u00A0${pluralEn(count, 'try', 'tries')} left.`,
    over: (time: string) => `Wrong code. No tries are left: you can try again at ${time}.`,
  },
});

/** The message about a wrong code. `wrongAt` has the times of all wrong ones in the window, including this one, ms. */
export function codeRefusal(wrongAt: readonly number[], language: Language): string {
  const { left, over } = messages[language];
  const oldest = wrongAt.at(-tries);
  if (oldest === undefined) return left(tries - wrongAt.length);
  return over(timeAfter((oldest + codeWindowMs - now()) / 1000, language));
}
