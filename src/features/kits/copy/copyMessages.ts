import { defineMessages } from '#lib/i18n/catalogue.ts';

/** What is said of copies. */
export const copyMessages = defineMessages({
  ru: {
    duplicate: 'Дублировать',
    begun: 'Это копия. На\u00A0платформе её нет, пока вы не\u00A0сохраните',
    busy: 'Сначала закончите то, что уже начато: оно ещё сохраняется или ждёт файла',
    toBegun: 'Открыть начатое',
    gone: 'Копировать нечего: оригинал удалили',
  },
  en: {
    duplicate: 'Duplicate',
    begun: 'This is a copy. It is not on the platform until you save it',
    busy: 'Finish what you have begun first: it is still being saved, or waits for a file',
    toBegun: 'Open it',
    gone: 'There is nothing to copy: the original was deleted',
  },
});
