import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Names of the fields of a profile. */
export const fieldMessages = defineMessages({
  ru: {
    firstName: 'Имя',
    lastName: 'Фамилия',
    headline: 'Специализация',
    bio: 'О\u00A0себе',
    country: 'Страна',
    timezone: 'Часовой пояс',
    languages: 'Языки, на\u00A0которых вы работаете',
    phone: 'Телефон',
    site: 'Сайт',
    socials: 'Соцсети',
    notifications: 'Письма',
  },
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    headline: 'Specialisation',
    bio: 'About yourself',
    country: 'Country',
    timezone: 'Time zone',
    languages: 'Languages that you work in',
    phone: 'Phone',
    site: 'Website',
    socials: 'Social networks',
    notifications: 'Emails',
  },
});
