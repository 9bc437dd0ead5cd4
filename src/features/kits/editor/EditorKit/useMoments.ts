import { useAtomValue } from 'jotai';
import { authorAtom } from '#atoms/session/session.ts';
import { now } from '#lib/time/clock.ts';
import { formatMoment, formatTime } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** Moments (ISO, or ms) in words, in the author's time zone. */
export function useMoments() {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
  const iso = (moment: string | number) =>
    typeof moment === 'number' ? new Date(moment).toISOString() : moment;

  /** «Сегодня, 12:04». */
  const full = (moment: string | number) => formatMoment(iso(moment), zone, language);

  /** In the middle of a sentence: «сегодня, 12:04». */
  const inside = (moment: string | number) => {
    const words = full(moment);
    return words.charAt(0).toLowerCase() + words.slice(1);
  };

  const isToday = (moment: string | number) => {
    const [today = ''] = full(now()).split(',');
    return full(moment).startsWith(`${today},`);
  };
  const time = (moment: string | number) => formatTime(iso(moment), zone, language);

  return {
    full,
    /** The time alone when it is of today: «12:04», else the day too: «вчера, 23:10». */
    short: (moment: string | number) => (isToday(moment) ? time(moment) : inside(moment)),
    /** When something happened: «в 12:04», «вчера, 23:10». */
    at: (moment: string | number) => (isToday(moment) ? t.at(time(moment)) : inside(moment)),
  };
}
