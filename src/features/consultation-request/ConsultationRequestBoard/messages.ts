import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Names of the columns, and what a card is called. */
export const messages = defineMessages({
  ru: {
    label: 'Заявки по\u00A0статусам',
    pending_payment: 'Ожидают оплаты',
    new: 'Новые',
    confirmed: 'Подтверждены',
    in_progress: 'В\u00A0работе',
    done: 'Выполнены',
    rescheduled: 'Перенесены',
    no_show: 'Неявка',
    cancelled: 'Отменены',
    card: (client: string, when: string) => `${client}, ${when}`,
    minutes: (count: number) => `${count}\u00A0мин`,
    moreFailed: 'Часть заявок не\u00A0загрузилась',
    retry: 'Повторить',
  },
  en: {
    label: 'Requests by status',
    pending_payment: 'Not paid yet',
    new: 'New',
    confirmed: 'Confirmed',
    in_progress: 'In progress',
    done: 'Done',
    rescheduled: 'Rescheduled',
    no_show: 'No-show',
    cancelled: 'Cancelled',
    card: (client, when) => `${client}, ${when}`,
    minutes: (count) => `${count}\u00A0min`,
    moreFailed: 'Some requests did not load',
    retry: 'Try again',
  },
});
