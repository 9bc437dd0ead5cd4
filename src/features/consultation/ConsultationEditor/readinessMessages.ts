import { defineMessages } from '#lib/i18n/catalogue.ts';

/** What each line of the checklist says, done and not done, and what its action is called. */
export const messages = defineMessages({
  ru: {
    scheduleDone: 'Часы приёма указаны',
    scheduleNone: 'Нет часов приёма',
    placeDone: 'Понятно, где встречаться',
    placeNone: 'Не\u00A0указано, где встречаться',
    coverDone: 'Обложка не\u00A0меньше 1280×720',
    coverNone: 'Нет обложки нужного размера',
    descriptionDone: (least: number) => `Описание от\u00A0${least} знаков`,
    descriptionShort: (least: number) => `Описание короче ${least} знаков`,
    tagsDone: 'Есть теги',
    tagsNone: 'Тегов нет',
    priceDone: 'Цена указана',
    priceNone: 'Цена не\u00A0указана',
    set: 'Указать',
    add: 'Добавить',
    write: 'Дописать',
  },
  en: {
    scheduleDone: 'Hours are set',
    scheduleNone: 'No hours',
    placeDone: 'It is clear where to meet',
    placeNone: 'It is not said where to meet',
    coverDone: 'Cover at least 1280×720',
    coverNone: 'No cover of the right size',
    descriptionDone: (least) => `Description of ${least}+ characters`,
    descriptionShort: (least) => `Description under ${least} characters`,
    tagsDone: 'Tags added',
    tagsNone: 'No tags',
    priceDone: 'Price set',
    priceNone: 'No price',
    set: 'Set',
    add: 'Add',
    write: 'Write',
  },
});
