import type { ContentType } from '#domain/content/schema.ts';
import type { KnownPerson } from './people.ts';
import type { PurchaseStatus } from './purchases.ts';

/** A purchase of the demo that is written by hand. */
export interface Scripted {
  who: KnownPerson;
  type: ContentType;
  /** The beginning of the title of what was bought. */
  title: string;
  /** When it was paid, or begun if it was not paid: a time in Moscow, so many days ago. */
  daysAgo: number;
  time: string;
  method: 'card' | 'sbp' | 'wallet';
  source: 'catalog' | 'link' | 'letter';
  withCoupon?: boolean;
  /** Paid by default. */
  status?: PurchaseStatus;
}

/** The newest purchases, the last one first. No other purchase is newer than the oldest of them. */
export const newest: Scripted[] = [
  {
    who: 'orlova',
    type: 'course',
    title: 'Тело без тревоги',
    daysAgo: 0,
    time: '11:32',
    method: 'card',
    source: 'catalog',
  },
  {
    who: 'kim',
    type: 'meditation',
    title: 'Сканирование тела лёжа',
    daysAgo: 0,
    time: '09:05',
    method: 'sbp',
    source: 'catalog',
  },
  {
    who: 'gusev',
    type: 'marathon',
    title: '21 день утренней практики',
    daysAgo: 1,
    time: '22:48',
    method: 'card',
    source: 'link',
    status: 'awaiting',
  },
  {
    who: 'titov',
    type: 'course',
    title: 'Тело без тревоги',
    daysAgo: 1,
    time: '20:14',
    method: 'sbp',
    source: 'letter',
    withCoupon: true,
  },
  {
    who: 'klimova',
    type: 'consultation',
    title: 'Разбор',
    daysAgo: 1,
    time: '18:30',
    method: 'card',
    source: 'link',
  },
  {
    who: 'belova',
    type: 'webinar',
    title: 'Дыхание под нагрузкой',
    daysAgo: 2,
    time: '13:21',
    method: 'card',
    source: 'letter',
    status: 'partially_refunded',
  },
  {
    who: 'lapin',
    type: 'lecture',
    title: 'Опора и равновесие',
    daysAgo: 2,
    time: '10:02',
    method: 'card',
    source: 'catalog',
    status: 'failed',
  },
  {
    who: 'yurieva',
    type: 'lecture',
    title: 'Вода и опора',
    daysAgo: 3,
    time: '19:40',
    method: 'sbp',
    source: 'catalog',
    status: 'refunded',
  },
];

const before = (
  who: KnownPerson,
  type: ContentType,
  title: string,
  daysAgo: number,
  time: string,
  source: Scripted['source'] = 'catalog',
): Scripted => ({ who, type, title, daysAgo, time, method: 'card', source });

/** Earlier purchases of the same people, except consultations, which follow from their requests. */
export const earlier: Scripted[] = [
  before('gusev', 'lecture', 'Дыхание квадратом', 26, '08:51'),
  before('titov', 'lecture', 'Растяжка у стены', 47, '22:09', 'letter'),
  before('orlova', 'lecture', 'Дыхание 4–7–8', 80, '23:20', 'letter'),
  before('belova', 'lecture', 'Стопы помнят дорогу', 101, '13:55'),
  before('orlova', 'lecture', 'Тревога и сердце', 125, '21:48'),
  before('klimova', 'course', 'Тело без тревоги', 140, '20:30', 'letter'),
  before('yurieva', 'lecture', 'Тазовое дно', 177, '10:16', 'letter'),
  before('klimova', 'lecture', 'Почему мы задерживаем дыхание', 203, '09:44'),
];
