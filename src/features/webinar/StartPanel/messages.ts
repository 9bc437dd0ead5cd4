import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    title: 'Эфир',
    until: (span: string) => `через ${span}`,
    late: (span: string) => `начало было ${span} назад`,
    start: 'Начать вебинар',
    starting: 'Начинаем…',
    needs: 'Что нужно, чтобы начать',
    notified: (count: number) =>
      count === 0
        ? 'Пока никто не\u00A0записался: уведомлять некого'
        : `Уведомление получ${pluralRu(count, 'ит', 'ат', 'ат')} ${count}\u00A0${pluralRu(count, 'участник', 'участника', 'участников')}`,
    open: 'Открыть эфир',
    onAir: (span: string) => `идёт ещё ${span}`,
    onAirText: 'Эфир идёт, участники уведомлены.',
    ended: 'Эфир завершён.',
    addRecording: 'Добавить запись',
    expired: 'Время прошло, а\u00A0эфир так и\u00A0не\u00A0начали.',
    cancelled: 'Вебинар отменён.',
    reason: (text: string) => `Причина: ${text}`,
    unknown: 'Этого статуса кабинет не\u00A0знает, поэтому начать эфир здесь нельзя.',
    askTitle: 'Начать эфир сейчас?',
    askEarly: (when: string, span: string) => `Он назначен на\u00A0${when}: до\u00A0начала ещё ${span}.`,
    askLate: (when: string, span: string) => `Он был назначен на\u00A0${when}: ${span} назад.`,
    notNow: 'Не\u00A0сейчас',
  },
  en: {
    title: 'On air',
    until: (span) => `in ${span}`,
    late: (span) => `was to start ${span} ago`,
    start: 'Start the webinar',
    starting: 'Starting…',
    needs: 'What is needed to start',
    notified: (count) =>
      count === 0
        ? 'Nobody has signed up yet, so nobody will be notified'
        : `${count} ${pluralEn(count, 'attendee', 'attendees')} will be notified`,
    open: 'Open the webinar',
    onAir: (span) => `${span} left`,
    onAirText: 'The webinar is live, the attendees are notified.',
    ended: 'The webinar has ended.',
    addRecording: 'Add the recording',
    expired: 'Its time has passed, and it was never started.',
    cancelled: 'The webinar is cancelled.',
    reason: (text) => `Reason: ${text}`,
    unknown: 'The console does not know this status, so the webinar cannot be started here.',
    askTitle: 'Start the webinar now?',
    askEarly: (when, span) => `It is planned for ${when}: ${span} left.`,
    askLate: (when, span) => `It was planned for ${when}: ${span} ago.`,
    notNow: 'Not now',
  },
});
