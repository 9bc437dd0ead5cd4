import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

const ruItems = (count: number) =>
  `${count}\u00A0${pluralRu(count, 'материале', 'материалах', 'материалах')}`;
const enItems = (count: number) => `${count}\u00A0${pluralEn(count, 'item', 'items')}`;

/** Texts of the replacement of a recording. */
export const messages = defineMessages({
  ru: {
    title: 'Заменить запись',
    what: (name: string) =>
      `Везде, где сейчас «${name}», будет другая запись. Сам файл останется в\u00A0видеотеке.`,
    where: 'Где заменится',
    choose: 'Чем заменить',
    search: 'Имя файла',
    cancel: 'Отмена',
    close: 'Закрыть',
    replace: (count: number) => `Заменить в\u00A0${ruItems(count)}`,
    running: (done: number, all: number) => `Заменено ${done}\u00A0из\u00A0${all}`,
    progress: 'Замена записи',
    done: (count: number) => `Запись заменена в\u00A0${ruItems(count)}`,
    failedSome: (count: number) => `Не\u00A0получилось заменить в\u00A0${ruItems(count)}`,
    retry: 'Повторить',
    stateWaiting: 'ждёт',
    stateRunning: 'заменяем',
    stateDone: 'заменено',
    stateFailed: 'не\u00A0заменено',
    stateGone: 'здесь уже другая запись',
    stateUnknown: 'кабинет не\u00A0умеет менять этот вид',
    cut: 'Замена записи не\u00A0закончена',
    cutText: 'В\u00A0прошлый раз заменилось не\u00A0всё. Что осталось, видно по\u00A0записи.',
    goOn: 'Продолжить',
    letBe: 'Оставить как есть',
    notResumed: 'Не\u00A0удалось продолжить замену',
  },
  en: {
    title: 'Replace the recording',
    what: (name: string) =>
      `Another recording will take the place of “${name}” wherever it is used. The file itself stays in the library.`,
    where: 'Where it is replaced',
    choose: 'Replace it by',
    search: 'File name',
    cancel: 'Cancel',
    close: 'Close',
    replace: (count: number) => `Replace in ${enItems(count)}`,
    running: (done: number, all: number) => `${done} of ${all} replaced`,
    progress: 'Replacing the recording',
    done: (count: number) => `The recording is replaced in ${enItems(count)}`,
    failedSome: (count: number) => `Not replaced in ${enItems(count)}`,
    retry: 'Try again',
    stateWaiting: 'waits',
    stateRunning: 'being replaced',
    stateDone: 'replaced',
    stateFailed: 'not replaced',
    stateGone: 'has another recording already',
    stateUnknown: 'the console cannot change this kind',
    cut: 'A replacement of a recording is not over',
    cutText: 'Not all of it was replaced last time. What is left is told by the recording.',
    goOn: 'Go on',
    letBe: 'Leave it as it is',
    notResumed: 'The replacement could not go on',
  },
});
