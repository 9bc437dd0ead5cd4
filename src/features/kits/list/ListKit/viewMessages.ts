import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the dialog that saves a view. */
export const messages = defineMessages({
  ru: {
    save: 'Сохранить вид',
    rename: 'Переименовать вид',
    what: 'Поиск, фильтры и\u00A0порядок под одним именем. Вид хранится на\u00A0этом устройстве.',
    name: 'Название',
    example: 'Например, «Без обложки»',
    empty: 'Назовите вид',
    long: (max: number) => `Не\u00A0длиннее ${max}\u00A0знаков`,
    taken: 'Вид с\u00A0таким названием уже есть',
    cancel: 'Отмена',
    done: 'Сохранить',
    notKept: 'На\u00A0устройстве нет места: эта правка видов пропадёт, когда вы\u00A0закроете страницу',
  },
  en: {
    save: 'Save the view',
    rename: 'Rename the view',
    what: 'Search, filters and order under one name. The view is kept on this device.',
    name: 'Name',
    example: 'For example, “No cover”',
    empty: 'Give the view a name',
    long: (max: number) => `At most ${max} characters`,
    taken: 'There is a view of this name already',
    cancel: 'Cancel',
    done: 'Save',
    notKept: 'The device has no room: this change of the views goes when you close the page',
  },
});
