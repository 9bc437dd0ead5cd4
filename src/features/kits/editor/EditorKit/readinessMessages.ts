import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the lines that most checklists have, done and not done, and of their actions. */
export const readinessMessages = defineMessages({
  ru: {
    coverDone: 'Обложка не\u00A0меньше 1280×720',
    coverNone: 'Нет обложки',
    coverUnread: 'Размер обложки ещё не\u00A0известен',
    coverSmall: 'Обложка меньше 1280×720',
    descriptionDone: (least: number) => `Описание от\u00A0${least} знаков`,
    descriptionShort: (least: number) => `Описание короче ${least} знаков`,
    tagsDone: 'Есть теги',
    tagsNone: 'Тегов нет',
    priceDone: 'Цена указана',
    priceNone: 'Цена не\u00A0указана',
    add: 'Добавить',
    replace: 'Заменить',
    write: 'Дописать',
    set: 'Указать',
    show: 'Показать',
  },
  en: {
    coverDone: 'Cover at least 1280×720',
    coverNone: 'No cover',
    coverUnread: 'The size of the cover is not known yet',
    coverSmall: 'Cover below 1280×720',
    descriptionDone: (least) => `Description of ${least}+ characters`,
    descriptionShort: (least) => `Description under ${least} characters`,
    tagsDone: 'Tags added',
    tagsNone: 'No tags',
    priceDone: 'Price set',
    priceNone: 'No price',
    add: 'Add',
    replace: 'Replace',
    write: 'Write',
    set: 'Set',
    show: 'Show',
  },
});
