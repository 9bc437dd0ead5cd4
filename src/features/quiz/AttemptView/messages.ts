import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** Texts of an attempt at a quiz. */
export const messages = defineMessages({
  ru: {
    list: 'Ответы по\u00A0вопросам',
    failed: 'Вопросы теста не\u00A0загрузились',
    retry: 'Повторить',
    gone: (place: number) => `Вопрос ${place}: его больше нет в\u00A0тесте`,
    none: 'Без ответа',
    goneOption: 'вариант удалён',
    points: (got: number, of: number) => `${got} из\u00A0${of}`,
    only: (got: number) => `${got}\u00A0${pluralRu(got, 'балл', 'балла', 'баллов')}`,
    waits: 'Ждёт проверки',
    right: 'Верный ответ',
    markedRight: 'Верно',
    markedWrong: 'Неверно',
  },
  en: {
    list: 'Answers by question',
    failed: 'The questions of the quiz could not be loaded',
    retry: 'Try again',
    gone: (place: number) => `Question ${place}: it is no longer in the quiz`,
    none: 'No answer',
    goneOption: 'option removed',
    points: (got: number, of: number) => `${got} of ${of}`,
    only: (got: number) => `${got} ${pluralEn(got, 'point', 'points')}`,
    waits: 'To be checked',
    right: 'Right answer',
    markedRight: 'Right',
    markedWrong: 'Wrong',
  },
});
