import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    tabMain: 'Основное',
    tabHours: 'Расписание',
    tabClient: 'Глазами клиента',
    descriptionHint: 'С\u00A0чем приходят, что будет на\u00A0встрече и\u00A0с\u00A0чем уходят',
    linkHint: 'Клиент увидит её, когда вы подтвердите заявку.',
    addressHint: 'Город, улица, дом, как пройти',
    questionsHint: 'Клиент ответит на\u00A0них, когда запишется.',
    questionsAdd: 'Добавить вопрос',
    policyHint: 'За\u00A0сколько можно перенести или отменить встречу',
    activeHint: 'Клиенты видят свободное время и\u00A0могут записаться.',
    leadTimeUnit: 'ч',
    bufferUnit: 'мин',
    maxPerDayHint: 'Пусто — без ограничения',
  },
  en: {
    tabMain: 'Main',
    tabHours: 'Schedule',
    tabClient: 'As a client sees it',
    descriptionHint: 'What people come with, what happens and what they leave with',
    linkHint: 'The client sees it once you confirm the request.',
    addressHint: 'City, street, house, how to get there',
    questionsHint: 'The client answers them on booking.',
    questionsAdd: 'Add a question',
    policyHint: 'Until when a meeting can be moved or cancelled',
    activeHint: 'Clients see free times and can book.',
    leadTimeUnit: 'h',
    bufferUnit: 'min',
    maxPerDayHint: 'Empty means without limit',
  },
});
