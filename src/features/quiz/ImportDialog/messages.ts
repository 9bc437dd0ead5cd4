import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

const questionsRu = (count: number) => `${count}\u00A0${pluralRu(count, 'вопрос', 'вопроса', 'вопросов')}`;

/** Texts of the import of questions. */
export const messages = defineMessages({
  ru: {
    title: 'Импорт вопросов',
    what: 'Файл CSV, как его выгружает кабинет, или обычный текст.',
    drop: 'Перетащите файл CSV',
    dropTouch: 'Выберите файл CSV',
    dropHint: 'Столбцы «Тип», «Вопрос», «Баллы», «Верные», «Вариант\u00A01»…',
    text: 'Или вставьте вопросы текстом',
    textHint:
      'Между вопросами пустая строка. Под вопросом варианты: «+» перед верным, «=» перед принимаемым ответом, «1)» перед шагом порядка, «//» перед пояснением.',
    example: 'Где опора? (2 балла)\n+ Стопы\n- Шея',
    found: (count: number) => `${pluralRu(count, 'Найден', 'Найдено', 'Найдено')} ${questionsRu(count)}`,
    none: 'Вопросов не\u00A0нашлось',
    skipped: (count: number) =>
      `${pluralRu(count, 'Пропущена', 'Пропущены', 'Пропущено')} ${count}\u00A0${pluralRu(count, 'строка', 'строки', 'строк')}`,
    unreadable: 'Файл не\u00A0прочитался',
    cancel: 'Отмена',
    replace: 'Заменить все',
    add: 'Добавить к\u00A0тесту',
    added: (count: number) =>
      `${pluralRu(count, 'Добавлен', 'Добавлены', 'Добавлено')} ${questionsRu(count)}`,
    undo: 'Отменить',
    changedStay: (count: number) =>
      `${pluralRu(count, 'Остался', 'Остались', 'Осталось')} ${questionsRu(count)} с\u00A0вашими правками`,
  },
  en: {
    title: 'Import questions',
    what: 'A CSV file as the console exports it, or plain text.',
    drop: 'Drop a CSV file here',
    dropTouch: 'Choose a CSV file',
    dropHint: 'Columns “Type”, “Question”, “Points”, “Right”, “Option 1”…',
    text: 'Or paste questions as text',
    textHint:
      'An empty line between questions. Options under the question: “+” before a right one, “=” before an accepted answer, “1)” before a step of an order, “//” before the explanation.',
    example: 'Where is support? (2 points)\n+ Feet\n- Neck',
    found: (count: number) => `${count} ${pluralEn(count, 'question', 'questions')} found`,
    none: 'No questions found',
    skipped: (count: number) => `${count} ${pluralEn(count, 'row', 'rows')} left out`,
    unreadable: 'The file could not be read',
    cancel: 'Cancel',
    replace: 'Replace all',
    add: 'Add to the quiz',
    added: (count: number) => `${count} ${pluralEn(count, 'question', 'questions')} added`,
    undo: 'Undo',
    changedStay: (count: number) =>
      `${count} ${pluralEn(count, 'question stays', 'questions stay')}: edited after the import`,
  },
});
