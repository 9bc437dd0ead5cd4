import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts about copies. */
export const copyMessages = defineMessages({
  ru: {
    duplicate: 'Дублировать',
    begunTitle: 'Копия открыта',
    begun: 'Проверьте и\u00A0сохраните: на\u00A0платформе её ещё нет',
    busy: 'Сначала закончите то, что уже начато: оно ещё сохраняется или ждёт файла',
    toBegun: 'Открыть начатое',
    gone: 'Копировать нечего: оригинал удалили',
  },
  en: {
    duplicate: 'Duplicate',
    begunTitle: 'The copy is open',
    begun: 'Check it and save: it is not on the platform yet',
    busy: 'Finish what you have begun first: it is still being saved, or waits for a file',
    toBegun: 'Open it',
    gone: 'There is nothing to copy: the original was deleted',
  },
});
