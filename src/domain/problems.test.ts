import * as v from 'valibot';
import { expect, test } from 'vitest';
import { consultationCreate } from './consultation/schema.ts';
import { courseCreate } from './course/schema.ts';
import { marathonCreate } from './marathon/schema.ts';
import { music } from './meditation/schema.ts';
import { problemsOf } from './problems.ts';
import { price } from './publication/schema.ts';
import { webinarCreate } from './webinar/schema.ts';

const webinar = {
  name: 'Дыхание под нагрузкой',
  startsAt: '2026-12-01T16:00:00Z',
  durationMin: 90,
  timezone: 'Europe/Moscow',
};

test.each([
  [
    'a time zone',
    webinarCreate,
    { ...webinar, timezone: 'Mars/Olympus' },
    'Выберите часовой пояс из\u00A0списка',
  ],
  ['a length too short', webinarCreate, { ...webinar, durationMin: 5 }, 'От\u00A015 до\u00A0480'],
  ['a length too long', webinarCreate, { ...webinar, durationMin: 495 }, 'От\u00A015 до\u00A0480'],
  ['a length out of step', webinarCreate, { ...webinar, durationMin: 20 }, 'С\u00A0шагом в\u00A015'],
  ['half a minute', webinarCreate, { ...webinar, durationMin: 30.5 }, 'Введите целое число'],
  ['a length in words', webinarCreate, { ...webinar, durationMin: 'час' }, 'Введите число'],
  ['large bounds', webinarCreate, { ...webinar, capacity: 0 }, 'От\u00A01 до\u00A01\u00A0000\u00A0000'],
  ['a start', webinarCreate, { ...webinar, startsAt: 'завтра' }, 'Укажите дату и\u00A0время'],
  [
    'an open link',
    webinarCreate,
    { ...webinar, link: 'http://meet.example' },
    'Нужен адрес вида https://example.com',
  ],
  ['no link at all', webinarCreate, { ...webinar, link: 'встреча' }, 'Нужен адрес вида https://example.com'],
  ['an empty speaker', webinarCreate, { ...webinar, speakers: [' '] }, 'Заполните это поле'],
  ['a choice', courseCreate, { name: 'Тело', level: 'guru' }, 'Выберите из\u00A0списка'],
  [
    'two learnings',
    courseCreate,
    { name: 'Тело', learnings: ['А', 'Б'] },
    'Напишите от\u00A03 до\u00A010 строк',
  ],
  ['many tags', courseCreate, { name: 'Тело', tags: Array(11).fill('t') }, 'Не больше 10'],
  [
    'an hour of a day',
    marathonCreate,
    { name: 'Утро', startsAt: webinar.startsAt, timezone: 'UTC', dailyUnlockTime: '6' },
    'Нужно время вида 09:30',
  ],
  [
    'hours',
    consultationCreate,
    { name: 'Разбор', weeklySchedule: [{ weekday: 1, from: '12:00', to: '10:00' }] },
    'Конец должен быть позже начала',
  ],
  ['music', music, { hasMusic: true }, 'Подтвердите, что права на\u00A0музыку у\u00A0вас есть'],
  ['a price below a ruble', price, { costKopecks: 99 }, 'От 1\u00A0₽ или 0, если бесплатно'],
  ['a negative price', price, { costKopecks: -100 }, 'От 1\u00A0₽ или 0, если бесплатно'],
  ['a price that is too high', price, { costKopecks: 50_000_001 }, 'Не больше 500\u00A0000\u00A0₽'],
  ['a name that is not there', courseCreate, {}, 'Заполните это поле'],
])('%s is told in plain words', (_, schema, value, text) => {
  expect(Object.values(problemsOf(schema, value))).toEqual([text]);
  const [english = ''] = Object.values(problemsOf(schema, value, 'en'));
  expect(english).toMatch(/^[A-Z][\w\s:./₽,\u00A0-]+$/);
});

test('what no text is made for is still told', () => {
  expect(problemsOf(v.object({ a: v.date() }), { a: 'x' })).toEqual({ a: 'Проверьте это поле' });
});

test('the path names the field, and the first problem of each counts', () => {
  const hours = { weekday: 9, from: '12:00', to: '9' };
  expect(problemsOf(consultationCreate, { name: 'Разбор', weeklySchedule: [hours] })).toEqual({
    'weeklySchedule.0.weekday': 'От\u00A01 до\u00A07',
    'weeklySchedule.0.to': 'Нужно время вида 09:30',
  });
});
