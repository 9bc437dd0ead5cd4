import { defineMessages, pluralRu } from '#lib/i18n/catalogue.ts';

/** What is said of the rows that are selected. */
export const messages = defineMessages({
  ru: {
    more: 'Ещё действия',
    csv: 'CSV',
    untouched: (count: number, shown: string) =>
      `${shown}\u00A0${pluralRu(count, 'не\u00A0подходит', 'не\u00A0подходят', 'не\u00A0подходят')}, не\u00A0тронем`,
    running: (label: string, done: string, total: string) => `${label}: ${done}\u00A0из\u00A0${total}`,
    selectAll: (count: string) => `Выбрать все\u00A0${count}`,
    reading: 'Читаем список',
    notSelected: 'Не\u00A0удалось выбрать все',
    all: (done: string, count: string) => `${done}: ${count}`,
    some: (done: string, count: string, total: string) => `${done} ${count}\u00A0из\u00A0${total}`,
    left: (count: number, shown: string) =>
      `${pluralRu(count, 'Осталась', 'Остались', 'Остались')} ${shown}: ${pluralRu(count, 'она выбрана', 'они выбраны', 'они выбраны')}, чтобы повторить`,
    stopped: 'Остановлено раньше',
    again: (count: string) => `Повторить для\u00A0${count}`,
    cancel: 'Отмена',
    undoOf: (count: string) => `Отменить для\u00A0${count}`,
    close: 'Закрыть',
    undo: 'Отменить',
    notUndone: (count: string) => `Не\u00A0удалось отменить для\u00A0${count}`,
  },
  en: {
    more: 'More actions',
    csv: 'CSV',
    untouched: (_count: number, shown: string) => `${shown} will be left as is`,
    running: (label: string, done: string, total: string) => `${label}: ${done} of ${total}`,
    selectAll: (count: string) => `Select all ${count}`,
    reading: 'Reading the list',
    notSelected: 'Not all could be selected',
    all: (done: string, count: string) => `${done}: ${count}`,
    some: (done: string, count: string, total: string) => `${done} ${count} of ${total}`,
    left: (_count: number, shown: string) => `${shown} left: still selected, so that you can try again`,
    stopped: 'Stopped before it',
    again: (count: string) => `Try again for ${count}`,
    cancel: 'Cancel',
    undoOf: (count: string) => `Undo for ${count}`,
    close: 'Close',
    undo: 'Undo',
    notUndone: (count: string) => `Could not be undone for ${count}`,
  },
});
