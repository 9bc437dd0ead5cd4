import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Words that the list, the board and the panel of publications share. */
export const messages = defineMessages({
  ru: {
    free: 'Бесплатно',
    answerBy: (when: string) => `Ответ до\u00A0${when}`,
    hasComment: 'Есть замечание',
    canPublish: 'Можно публиковать',
    byLink: 'По\u00A0ссылке',
    catalog: 'В\u00A0каталоге',
  },
  en: {
    free: 'Free',
    answerBy: (when) => `Answer by ${when}`,
    hasComment: 'Has a remark',
    canPublish: 'Can be published',
    byLink: 'By link',
    catalog: 'In the catalogue',
  },
});
