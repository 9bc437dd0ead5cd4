import { atom } from 'jotai';
import * as v from 'valibot';
import { createSample, type Sample } from '#atoms/editor/sample.ts';
import { boundedAtomFamily } from '#atoms/atomFamily.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { formatMoney } from '#lib/number/money.ts';
import type { CompareField, CompareFields, EditorKind, EditorTexts } from '../kind.ts';
import { onOrOff, prose, word } from '../values.ts';

/** The days of a practice: each has a field of every type. */
export const days = [1, 2, 3, 4, 5] as const;
export type Day = (typeof days)[number];

type EachDay<Type extends string, Value> = Record<`${Type}${Day}`, Value>;

/** What a practice is made of: a title and sixty fields. */
export interface PracticeFields
  extends
    EachDay<'text' | 'area' | 'rich', string>,
    EachDay<'money' | 'number' | 'duration', number | null>,
    EachDay<'date' | 'time' | 'select', string | null>,
    EachDay<'segment', string>,
    EachDay<'lines', string[]>,
    EachDay<'switch', boolean> {
  name: string;
}

function each<Type extends string, Value>(type: Type, value: Value): EachDay<Type, Value> {
  const fields: Partial<EachDay<Type, Value>> = {};
  for (const day of days) Object.assign(fields, { [`${type}${day}`]: value });
  return fields as EachDay<Type, Value>;
}

const empty: PracticeFields = {
  name: '',
  ...each('text', ''),
  ...each('area', ''),
  ...each('rich', ''),
  ...each('money', null),
  ...each('number', null),
  ...each('duration', null),
  ...each('date', null),
  ...each('time', null),
  ...each('select', null),
  ...each('segment', 'home'),
  ...each('lines', []),
  ...each('switch', false),
};

const text = v.string();
const textOrNull = v.nullable(v.string());
const numberOrNull = v.nullable(v.number());
const kept = v.partial(
  v.object({
    name: text,
    ...each('text', text),
    ...each('area', text),
    ...each('rich', text),
    ...each('money', numberOrNull),
    ...each('number', numberOrNull),
    ...each('duration', numberOrNull),
    ...each('date', textOrNull),
    ...each('time', textOrNull),
    ...each('select', textOrNull),
    ...each('segment', text),
    ...each('lines', v.array(v.string())),
    ...each('switch', v.boolean()),
  }),
);

const own = { name: v.pipe(v.string(), v.trim(), v.minLength(3, 'Не короче 3 знаков')) };

export const practice = createSample<PracticeFields>({
  kind: 'practice',
  empty,
  kept,
  schemas: { create: v.looseObject(own), update: v.looseObject({ name: v.optional(own.name) }) },
});

/** Its levels and places, by the values of the fields. */
export const levels = { easy: 'Лёгкий', middle: 'Средний', hard: 'Трудный' };
export const places = { home: 'Дома', studio: 'В\u00A0зале', outside: 'На\u00A0улице' };
const nameOf = (names: Record<string, string>, value: string | null) =>
  value === null ? null : (names[value] ?? value);

const texts: EditorTexts = {
  section: 'Практики',
  fresh: 'Новая практика',
  name: 'Название практики',
  more: 'Ещё действия с\u00A0практикой',
  rail: 'О\u00A0практике',
  sheet: 'Готовность',
  loading: 'Открываем практику',
  notFoundTitle: 'Практика не\u00A0найдена',
  notFoundText: 'Её удалили, или в\u00A0адресе ошибка.',
  toList: 'К\u00A0списку практик',
  failedTitle: 'Практика не\u00A0открылась',
  changed: (when) => `Платформа изменила её ${when}.`,
};

const figure = (value: number | null) => word(value === null ? null : String(value));

function fieldsOfDay(day: Day, language: Language): Partial<CompareFields<PracticeFields>> {
  const rows: Record<string, CompareField<PracticeFields>> = {
    text: { label: 'Тема', value: (fields) => prose(fields[`text${day}`]) },
    area: { label: 'О\u00A0занятии', value: (fields) => prose(fields[`area${day}`]) },
    rich: { label: 'Программа', value: (fields) => prose(fields[`rich${day}`]) },
    money: {
      label: 'Цена',
      value: ({ [`money${day}` as const]: cost }) => word(cost === null ? null : formatMoney(cost)),
    },
    number: { label: 'Мест', value: (fields) => figure(fields[`number${day}`]) },
    duration: { label: 'Длительность', value: (fields) => figure(fields[`duration${day}`]) },
    date: { label: 'День', value: (fields) => word(fields[`date${day}`]) },
    time: { label: 'Начало', value: (fields) => word(fields[`time${day}`]) },
    select: { label: 'Уровень', value: (fields) => word(nameOf(levels, fields[`select${day}`])) },
    segment: { label: 'Место', value: (fields) => word(nameOf(places, fields[`segment${day}`])) },
    lines: {
      label: 'Понадобится',
      value: (fields) => ({
        kind: 'tags',
        names: fields[`lines${day}`],
      }),
    },
    switch: { label: 'Запись', value: (fields) => onOrOff(fields[`switch${day}`], language) },
  };
  return Object.fromEntries(
    Object.entries(rows).map(([type, row]) => [
      `${type}${day}`,
      { ...row, label: `${row.label}, день ${day}` },
    ]),
  );
}

const compareFields = (language: Language) =>
  Object.assign(
    { name: { label: 'Название', value: ({ name }: PracticeFields) => prose(name) } },
    ...days.map((day) => fieldsOfDay(day, language)),
  ) as CompareFields<PracticeFields>;

export const practiceKind: EditorKind<Sample<PracticeFields>, PracticeFields> = {
  editor: practice.editor,
  texts: { ru: texts, en: texts },
  listHref: '/practices',
  hrefOf: (id) => `/practices/${id}`,
  fields: compareFields,
  readiness: boundedAtomFamily((key: string) =>
    atom((get) => {
      const { fields } = get(practice.editor.editorAtom(key));
      return [
        {
          id: 'text',
          label: 'Есть тема',
          done: fields.text1 !== '',
          required: true,
          action: 'Написать',
          field: 'text1',
        },
        {
          id: 'money',
          label: 'Цена указана',
          done: fields.money1 !== null,
          required: true,
          action: 'Указать',
          field: 'money1',
        },
        {
          id: 'last',
          label: 'Есть тема последнего дня',
          done: fields.text5 !== '',
          required: false,
          action: 'Написать',
          field: 'text5',
        },
      ];
    }),
  ),
};
