import { formatRubles } from '#lib/number/money.ts';
import { groupDigits } from '#lib/number/numbers.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { createProblems, type Texts } from './plain-problems.ts';

const texts: Record<Language, Texts> = {
  ru: {
    number: () => 'Введите число',
    integer: () => 'Введите целое число',
    between: (_, from = 0, to = 0) => `От\u00A0${groupDigits(from)} до\u00A0${groupDigits(to)}`,
    multiple_of: (_, step = 0) => `С\u00A0шагом в\u00A0${groupDigits(step)}`,
    picklist: () => 'Выберите из\u00A0списка',
    moment: () => 'Укажите дату и\u00A0время',
    time: () => 'Нужно время вида 09:30',
    hours: () => 'Конец должен быть позже начала',
    hoursMeet: () => 'В\u00A0этот день часы пересекаются',
    learnings: () => 'Напишите от\u00A03 до\u00A010 строк',
    musicRights: () => 'Подтвердите, что права на\u00A0музыку у\u00A0вас есть',
    code: () => 'Введите 6\u00A0цифр из\u00A0письма',
    phone: () => 'Проверьте номер: нужен вид +7 900 000-00-00',
    https: () => 'Нужен адрес вида https://example.com',
    spaces: () => 'В\u00A0ссылке есть пробел: уберите его',
    timezone: () => 'Выберите часовой пояс из\u00A0списка',
    cost: () => 'От 1\u00A0₽ или 0, если бесплатно',
    oldCost: () => 'Цена до скидки должна быть выше новой',
    repeated: () => 'Одно и\u00A0то\u00A0же стоит здесь дважды',
    maxCost: (_, n = 0) => `Не больше ${formatRubles(n)}\u00A0₽`,
  },
  en: {
    number: () => 'Enter a number',
    integer: () => 'Enter a whole number',
    between: (_, from = 0, to = 0) => `From ${groupDigits(from)} to ${groupDigits(to)}`,
    multiple_of: (_, step = 0) => `In steps of ${groupDigits(step)}`,
    picklist: () => 'Choose from the list',
    moment: () => 'Enter a date and a time',
    time: () => 'It should look like 09:30',
    hours: () => 'The end must be later than the beginning',
    hoursMeet: () => 'These hours meet others of the same day',
    learnings: () => 'Write 3 to 10 lines',
    musicRights: () => 'Confirm that you have the rights to the music',
    code: () => 'Enter the 6 digits from the email',
    phone: () => 'Check the number: it should look like +7 900 000-00-00',
    https: () => 'It should look like https://example.com',
    spaces: () => 'There is a space in the link: remove it',
    timezone: () => 'Choose a time zone of the list',
    cost: () => 'From 1\u00A0₽, or 0 when free',
    oldCost: () => 'The former price must be above the new one',
    repeated: () => 'The same is here twice',
    maxCost: (_, n = 0) => `At most ${formatRubles(n)}\u00A0₽`,
  },
};

/** Checks a value by its schema. Only the first problem of each field is reported; an empty result is valid. */
export const problemsOf = createProblems(texts);
