import { defineMessages, pluralEn, pluralRu, type Language } from '#lib/i18n/catalogue.ts';
import { groupDigits } from '#lib/number/numbers.ts';

const clients = (count: number) =>
  `${groupDigits(count)}\u00A0${pluralRu(count, 'клиенту', 'клиентам', 'клиентам')}`;
const clientsEn = (count: number) => `${groupDigits(count)}\u00A0${pluralEn(count, 'client', 'clients')}`;

/** Texts of the question before a campaign goes out. */
export const messages = defineMessages({
  ru: {
    askNow: (count: number) => `Отправить ${clients(count)}?`,
    askLater: (count: number) => `Запланировать рассылку ${clients(count)}?`,
    send: (count: number) => `Отправить ${clients(count)}`,
    plan: (moment: string) => `Запланировать на\u00A0${moment}`,
    sending: 'Отправляем…',
    planning: 'Планируем…',
    back: 'Вернуться',
    to: 'Кому',
    when: 'Когда',
    now: 'Сразу',
    leads: 'Куда ведёт',
    app: 'В\u00A0приложение',
    final: 'Отправленное уведомление не\u00A0отозвать.',
    finalLater:
      'Отменить запланированную рассылку из\u00A0кабинета нельзя: у\u00A0платформы нет такого вызова.',
    crowdTitle: 'Этим людям уже много писали',
    crowd: (count: number) =>
      `С\u00A0этой рассылкой за\u00A0неделю их станет ${count}. Частые уведомления отключают.`,
  },
  en: {
    askNow: (count: number) => `Send to ${clientsEn(count)}?`,
    askLater: (count: number) => `Plan a campaign to ${clientsEn(count)}?`,
    send: (count: number) => `Send to ${clientsEn(count)}`,
    plan: (moment: string) => `Plan for ${moment}`,
    sending: 'Sending…',
    planning: 'Planning…',
    back: 'Go back',
    to: 'To',
    when: 'When',
    now: 'At once',
    leads: 'Leads to',
    app: 'To the app',
    final: 'A notification that was sent cannot be taken back.',
    finalLater: 'A planned campaign cannot be cancelled here: the platform has no call for it.',
    crowdTitle: 'These people have been written to a lot',
    crowd: (count: number) =>
      `This one makes it ${count} within a week. People turn off notifications that come too often.`,
  },
});

const told = defineMessages({
  ru: {
    sent: (count: number) => `Рассылка отправлена ${clients(count)}`,
    planned: (count: number, when: string) => `Рассылка ${clients(count)} запланирована: ${when}`,
  },
  en: {
    sent: (count: number) => `The campaign was sent to ${clientsEn(count)}`,
    planned: (count: number, when: string) => `The campaign to ${clientsEn(count)} is planned: ${when}`,
  },
});

/** The toast after it was sent or scheduled. */
export const sentText = (count: number, when: string | null, language: Language) =>
  when === null ? told[language].sent(count) : told[language].planned(count, when);
