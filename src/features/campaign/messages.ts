import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Names of the segments of the audience. */
export const audienceNames = defineMessages({
  ru: {
    all: 'Все клиенты',
    new: 'Новые клиенты',
    active: 'Активные клиенты',
    sleeping: 'Спящие клиенты',
    lost: 'Потерянные клиенты',
  },
  en: {
    all: 'All clients',
    new: 'New clients',
    active: 'Active clients',
    sleeping: 'Sleeping clients',
    lost: 'Lost clients',
  },
});

/** Descriptions of the segments of the audience. */
export const audienceTexts = defineMessages({
  ru: {
    all: 'Все, кто что-нибудь купил или взял бесплатно',
    new: 'Первая покупка за\u00A0последние 30\u00A0дней',
    active: 'Заходили за\u00A0последние 60\u00A0дней',
    sleeping: 'Не\u00A0заходили от\u00A02 до\u00A06\u00A0месяцев',
    lost: 'Не\u00A0заходили больше полугода',
  },
  en: {
    all: 'Everybody who has bought anything or taken it for free',
    new: 'First bought within the last 30 days',
    active: 'Were here within the last 60 days',
    sleeping: 'Have not been here for 2 to 6 months',
    lost: 'Have not been here for over half a year',
  },
});

/** With what a campaign begins: titles by its target. */
export const startTitles = defineMessages({
  ru: {
    all: '',
    new: 'Спасибо, что вы\u00A0с\u00A0нами',
    active: 'Для вас вышло новое',
    sleeping: 'Давно не\u00A0виделись',
    lost: 'Вас здесь помнят',
    newcomers: 'Спасибо за\u00A0первую покупку',
    regulars: 'Вам\u00A0— первым',
    spenders: 'Спасибо, что выбираете нас',
    occasional: 'Что попробовать дальше',
    cooling: 'Давно не\u00A0виделись',
    gone: 'Вас здесь помнят',
    client: '',
  },
  en: {
    all: '',
    new: 'Thank you for being here',
    active: 'Something new for you',
    sleeping: 'It has been a while',
    lost: 'We remember you',
    newcomers: 'Thank you for your first purchase',
    regulars: 'You are the first to know',
    spenders: 'Thank you for choosing us',
    occasional: 'What to try next',
    cooling: 'It has been a while',
    gone: 'We remember you',
    client: '',
  },
});

/** With what a campaign begins: texts by its target. */
export const startTexts = defineMessages({
  ru: {
    all: '',
    new: 'Подобрали, что послушать следом. Это займёт один спокойный вечер.',
    active: 'Новая практика уже в\u00A0каталоге. Найдите для неё тихие полчаса.',
    sleeping: 'За\u00A0это время появились новые практики. Начните с\u00A0самой короткой.',
    lost: 'Вернуться можно с\u00A0пяти минут в\u00A0день. Вот с\u00A0чего начать.',
    newcomers: 'Подобрали, что послушать следом. Это займёт один спокойный вечер.',
    regulars: 'Рассказываем о\u00A0новом сначала тем, кто с\u00A0нами давно.',
    spenders: 'Для вас\u00A0— новая практика раньше остальных.',
    occasional: 'Собрали продолжение того, что вам уже понравилось.',
    cooling: 'За\u00A0это время появились новые практики. Начните с\u00A0самой короткой.',
    gone: 'Вернуться можно с\u00A0пяти минут в\u00A0день. Вот с\u00A0чего начать.',
    client: '',
  },
  en: {
    all: '',
    new: 'Here is what to listen to next. It takes one calm evening.',
    active: 'A new practice is in the catalogue. Find a quiet half an hour for it.',
    sleeping: 'There are new practices since. Begin with the shortest one.',
    lost: 'Five minutes a day are enough to come back. Here is where to begin.',
    newcomers: 'Here is what to listen to next. It takes one calm evening.',
    regulars: 'Those who have been here longest hear of it first.',
    spenders: 'A new practice for you, before all others.',
    occasional: 'More of what you have liked already.',
    cooling: 'There are new practices since. Begin with the shortest one.',
    gone: 'Five minutes a day are enough to come back. Here is where to begin.',
    client: '',
  },
});

/** People whom a campaign goes to, and when. */
export const targetMessages = defineMessages({
  ru: { client: 'Один клиент', oneClient: (name: string) => `Клиент: ${name}` },
  en: { client: 'One client', oneClient: (name: string) => `Client: ${name}` },
});
