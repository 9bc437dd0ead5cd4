import { defineMessages } from '#lib/i18n/catalogue.ts';

/** What is done with a recording from its row as well: the list has these words, and none of the panel's. */
export const messages = defineMessages({
  ru: {
    copyId: 'Скопировать ID',
    copyFile: 'Скопировать ссылку на\u00A0файл',
    idCopied: 'ID скопирован',
    linkCopied: 'Ссылка на\u00A0файл скопирована',
    notCopied: 'Браузер не\u00A0дал скопировать',
    notSent: 'Загрузка не\u00A0началась: нет сети',
  },
  en: {
    copyId: 'Copy the ID',
    copyFile: 'Copy a link to the file',
    idCopied: 'The ID is copied',
    linkCopied: 'The link to the file is copied',
    notCopied: 'The browser did not let it be copied',
    notSent: 'The upload did not start: no network',
  },
});
