import { defineMessages } from '#lib/i18n/catalogue.ts';

/** What a part of a programme is about: the number of its module is its name where the name itself is told. */
interface Part {
  number: number | null;
  name: string;
  field: 'name' | 'description' | 'dayOffset';
}

/** Two versions of a programme in words. */
export const compareMessages = defineMessages({
  ru: {
    none: 'Без правок',
    part: ({ number, name, field }: Part, what: string) =>
      number === null
        ? `Модуль «${name}», ${what}`
        : `Модуль\u00A0${number}${field === 'name' ? '' : ` «${name}»`}, ${what}`,
    name: 'название',
    description: 'описание',
    dayOffset: 'день открытия',
    lectures: 'лекции',
    attachments: 'вложения',
    day: (number: number, none: boolean) => (none ? 'День не\u00A0указан' : `День\u00A0${number}`),
    changed: (name: string, what: readonly string[]) => `Модуль «${name}»: ${what.join(', ')}`,
    newModule: (name: string) => `Новый модуль «${name}»`,
    gone: (name: string) => `Модуль «${name}» убран`,
    lecture: (name: string) => `Лекция «${name}»`,
    newLecture: (name: string) => `Новая лекция «${name}»`,
    file: (name: string) => `Вложение «${name}»`,
    order: 'Порядок модулей',
  },
  en: {
    none: 'No edits',
    part: ({ number, name, field }, what) =>
      number === null
        ? `Module “${name}”, ${what}`
        : `Module ${number}${field === 'name' ? '' : ` “${name}”`}, ${what}`,
    name: 'name',
    description: 'description',
    dayOffset: 'day of opening',
    lectures: 'lectures',
    attachments: 'attachments',
    day: (number, none) => (none ? 'No day' : `Day ${number}`),
    changed: (name, what) => `Module “${name}”: ${what.join(', ')}`,
    newModule: (name) => `New module “${name}”`,
    gone: (name) => `Module “${name}” removed`,
    lecture: (name) => `Lecture “${name}”`,
    newLecture: (name) => `New lecture “${name}”`,
    file: (name) => `Attachment “${name}”`,
    order: 'Order of modules',
  },
});
