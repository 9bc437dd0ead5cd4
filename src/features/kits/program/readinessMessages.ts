import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of each checklist line of a course or a marathon, done and not done, and of its action. */
export const readinessMessages = defineMessages({
  ru: {
    learningsDone: 'Сказано, чему научится',
    learningsNone: 'Не\u00A0сказано, чему научится',
    modulesDone: 'Нет пустых модулей',
    modulesNone: 'Модулей ещё нет',
    modulesEmpty: 'Есть пустые модули',
    lecturesDone: 'Все лекции можно смотреть',
    lecturesNone: 'Не\u00A0у\u00A0всех лекций есть готовая запись',
    ahead: 'На\u00A0марафон ещё можно прийти',
    none: 'Дата старта не\u00A0указана',
    past: 'Старт уже прошёл',
    enrolmentOver: 'Запись уже закрыта',
    running: 'Марафон уже идёт',
    finished: 'Марафон закончился',
    cancelled: 'Марафон отменён',
    fill: 'Заполнить',
  },
  en: {
    learningsDone: 'It says what they will learn',
    learningsNone: 'It does not say what they will learn',
    modulesDone: 'No empty modules',
    modulesNone: 'No modules yet',
    modulesEmpty: 'Some modules are empty',
    lecturesDone: 'All lectures can be watched',
    lecturesNone: 'Some lectures have no processed recording',
    ahead: 'The dates lie ahead',
    none: 'No start date given',
    past: 'The start is past',
    enrolmentOver: 'The enrolment is closed',
    running: 'The marathon is running',
    finished: 'The marathon is over',
    cancelled: 'The marathon was cancelled',
    fill: 'Fill in',
  },
});
