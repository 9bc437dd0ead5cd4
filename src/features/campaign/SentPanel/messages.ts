import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of a campaign that was sent. */
export const messages = defineMessages({
  ru: {
    label: (title: string) => `Рассылка «${title}»`,
    gone: 'Рассылка',
    notFound: 'Этой рассылки здесь нет',
    notFoundText: 'История хранится на\u00A0устройстве, с\u00A0которого отправляли.',
    sent: 'Отправлена',
    planned: 'Запланирована',
    to: 'Кому',
    got: 'Получателей',
    unknown: 'платформа не\u00A0сказала',
    made: 'Создана',
    goesOut: 'Уходит',
    leads: 'Куда ведёт',
    app: 'В\u00A0приложение',
    again: 'Написать ещё раз',
  },
  en: {
    label: (title: string) => `Campaign “${title}”`,
    gone: 'Campaign',
    notFound: 'This campaign is not here',
    notFoundText: 'The history is kept on the device that sent it.',
    sent: 'Sent',
    planned: 'Planned',
    to: 'To',
    got: 'Recipients',
    unknown: 'the platform did not say',
    made: 'Made',
    goesOut: 'Goes out',
    leads: 'Leads to',
    app: 'To the app',
    again: 'Write again',
  },
});
