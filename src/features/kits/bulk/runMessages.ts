import { defineMessages } from '#lib/i18n/catalogue.ts';

const of = (done: number, total: number) => `${done}\u00A0из\u00A0${total}`;

/** Texts about a bulk edit that goes on, and of what it came to. */
export const runMessages = defineMessages({
  ru: {
    changing: (done: number, total: number) => `Меняем: ${of(done, total)}`,
    undoing: (done: number, total: number) => `Возвращаем: ${of(done, total)}`,
    changed: (done: number, total: number) => `Изменено ${of(done, total)}`,
    undone: (done: number, total: number) => `Возвращено ${of(done, total)}`,
    allChanged: (count: number) => `Изменено: ${count}`,
    allUndone: (count: number) => `Возвращено как было: ${count}`,
    interrupted: 'Изменение прервалось',
    interruptedText: (done: number, total: number) =>
      `Страница закрылась на\u00A0полпути: изменено ${of(done, total)}. Ничего не\u00A0потеряно: можно продолжить или вернуть как было.`,
    stop: 'Остановить',
    again: (count: number) => `Повторить для\u00A0${count}`,
    goOn: (count: number) => `Продолжить: ещё ${count}`,
    undo: 'Отменить изменение',
    undoAgain: (count: number) => `Ещё раз вернуть ${count}`,
    later: 'Позже',
    close: 'Закрыть',
    rows: 'Что не\u00A0получилось',
    progress: 'Сколько сделано',
    undoHint:
      'Прежние значения хранятся на\u00A0этом устройстве: отменить можно и\u00A0позже, через «Прежнее изменение».',
  },
  en: {
    changing: (done, total) => `Changing: ${done} of ${total}`,
    undoing: (done, total) => `Putting back: ${done} of ${total}`,
    changed: (done, total) => `Changed ${done} of ${total}`,
    undone: (done, total) => `Put back ${done} of ${total}`,
    allChanged: (count) => `Changed: ${count}`,
    allUndone: (count) => `As before again: ${count}`,
    interrupted: 'A change was interrupted',
    interruptedText: (done, total) =>
      `The page was closed half-way: ${done} of ${total} changed. Nothing is lost: go on, or put all back.`,
    stop: 'Stop',
    again: (count) => `Try again for ${count}`,
    goOn: (count) => `Go on: ${count} more`,
    undo: 'Undo the change',
    undoAgain: (count) => `Try again to put back ${count}`,
    later: 'Later',
    close: 'Close',
    rows: 'What did not work',
    progress: 'How much is done',
    undoHint: 'The former values are kept on this device: undo it later by “The previous change”.',
  },
});
