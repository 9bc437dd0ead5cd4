import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** Texts about a list that is written into a file. */
export const messages = defineMessages({
  ru: {
    done: (count: number, shown: string) =>
      `Файл готов: ${shown}\u00A0${pluralRu(count, 'строка', 'строки', 'строк')}`,
    stopped: (done: string, total: string) => `Выгрузка остановилась: ${done}\u00A0из\u00A0${total}`,
    goOn: 'Продолжить',
  },
  en: {
    done: (count: number, shown: string) => `The file is ready: ${shown} ${pluralEn(count, 'row', 'rows')}`,
    stopped: (done: string, total: string) => `The export stopped: ${done} of ${total}`,
    goOn: 'Go on',
  },
});
