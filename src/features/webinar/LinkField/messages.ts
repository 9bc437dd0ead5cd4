import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    label: 'Ссылка на\u00A0эфир',
    placeholder: 'https://',
    check: 'Проверить',
    checkName: 'Проверить: открыть ссылку в\u00A0новой вкладке',
    none: 'Понадобится, чтобы начать эфир',
    right: 'Адрес записан верно. Откройте его, чтобы проверить',
    opened: (time: string) => `Открывали для\u00A0проверки в\u00A0${time}`,
    spaces: 'В\u00A0ссылке есть пробел: уберите лишнее или вставьте её ещё раз',
    wrong: 'Нужен адрес, который начинается с\u00A0https://',
  },
  en: {
    label: 'Link to the webinar',
    placeholder: 'https://',
    check: 'Check',
    checkName: 'Check: open the link in a new tab',
    none: 'Needed to start the webinar',
    right: 'The address is well formed. Open it to check',
    opened: (time) => `Opened for a check at ${time}`,
    spaces: 'There is a space in the link: remove it or paste the link again',
    wrong: 'It must be an address that begins with https://',
  },
});
