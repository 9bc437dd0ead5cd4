import { afterEach, beforeEach, expect, test } from 'vitest';
import { setNow } from '#lib/time/clock.ts';
import type { ListFilter } from './listFilter.ts';
import { momentsOf, periodFilter, periodText, readPeriod } from './period.ts';
import {
  changeQuery,
  isBare,
  isFiltered,
  listParams,
  nothingAsked,
  readQuery,
  type QuerySpec,
} from './query.ts';

const filters: ListFilter[] = [
  { kind: 'any', id: 'status', label: 'Статус', options: [] },
  { kind: 'any', id: 'tag', label: 'Тег', options: [] },
  { kind: 'one', id: 'visibility', label: 'Видимость', options: [], field: 'isVisible' },
  { kind: 'flag', id: 'cover', value: 'none', label: 'Без обложки', ask: { hasCover: false } },
  { kind: 'flag', id: 'free', label: 'Бесплатные', ask: { maxKopecks: 0 } },
  periodFilter({ id: 'changed', label: 'Изменены', fields: { from: 'changedFrom', to: 'changedTo' } }),
];
const spec: QuerySpec = {
  filters,
  sorts: [
    { id: 'new', label: 'Сначала новые', by: '-createdAt' },
    { id: 'name', label: 'По названию', by: 'name' },
  ],
  sortFields: ['name', 'incomeKopecks'],
  views: ['cards', 'table'],
};
const read = (address: string) => readQuery(new URLSearchParams(address), spec);
const full =
  'search=%D1%81%D0%BE%D0%BD&status=draft&status=rejected&tag=t-1&visibility=link&cover=none&changed=30d&sort=name&view=table';

beforeEach(() => setNow(Date.parse('2026-11-20T23:30:00Z')));
afterEach(() => setNow(null));

test('the address tells everything, and is written back the same', () => {
  expect(read(full)).toEqual({
    search: 'сон',
    filters: {
      status: ['draft', 'rejected'],
      tag: ['t-1'],
      visibility: ['link'],
      cover: ['none'],
      free: [],
      changed: ['30d'],
    },
    sort: 'name',
    view: 'table',
  });
  expect(changeQuery(new URLSearchParams(full), {}, spec).toString()).toBe(full);
});

test('a value beyond the options that are offered is taken only where there are more of them', () => {
  const offered = { kind: 'any', id: 'tag', label: 'Тег', options: [{ value: 'a', label: 'А' }] } as const;
  const tagsOf = (filter: ListFilter) =>
    readQuery(new URLSearchParams('tag=b'), { ...spec, filters: [filter] }).filters['tag'];
  expect(tagsOf(offered)).toEqual([]);
  expect(tagsOf({ ...offered, isPart: true })).toEqual(['b']);
});

test('a search that is longer than the platform takes is cut', () => {
  const { search } = listParams(read(`search=${'сон '.repeat(90)}`), spec, { limit: 24 });
  expect(search).toHaveLength(199);
});

test('what makes no sense in the address counts as absent', () => {
  const query = read(
    'sort=toString&view=heap&cover=1&visibility=&status=&status=draft&status=draft&visibility=a&visibility=b',
  );
  expect(query).toEqual({
    search: '',
    filters: { status: ['draft'], tag: [], visibility: ['a'], cover: [], free: [], changed: [] },
    sort: '-createdAt',
    view: null,
  });
});

test('values that no option has count as absent, once the options are there', () => {
  const known: QuerySpec = {
    ...spec,
    filters: [
      { kind: 'any', id: 'status', label: 'Статус', options: [{ value: 'draft', label: 'Черновик' }] },
      { kind: 'any', id: 'tag', label: 'Тег', options: [] },
      periodFilter({ id: 'changed', label: 'Изменены' }),
    ],
  };
  const address = new URLSearchParams('status=stolen&status=draft&tag=t-1&changed=yesterday&changed=7d');
  expect(readQuery(address, known).filters).toEqual({ status: ['draft'], tag: ['t-1'], changed: ['7d'] });
  expect(isBare(new URLSearchParams('status=stolen&utm_source=mail'), known)).toBe(true);
  expect(isBare(new URLSearchParams('status=draft'), known)).toBe(false);
});

test('heads of columns order by their fields, either way', () => {
  expect(read('sort=-incomeKopecks').sort).toBe('-incomeKopecks');
  expect(read('sort=-name').sort).toBe('-name');
  expect(read('sort=-secret').sort).toBe('-createdAt');
  const to = (sort: string) => changeQuery(new URLSearchParams(), { sort }, spec).toString();
  expect([to('incomeKopecks'), to('name'), to('-name'), to('-createdAt')]).toEqual([
    'sort=incomeKopecks',
    'sort=name',
    'sort=-name',
    '',
  ]);
});

test('one filter changes and the others stay', () => {
  const next = changeQuery(new URLSearchParams('status=draft&cover=none'), { filters: { status: [] } }, spec);
  expect(next.toString()).toBe('cover=none');
});

test('taking the filters off keeps the order, the view and what is not of the list', () => {
  const next = changeQuery(new URLSearchParams(`${full}&utm=mail`), nothingAsked(spec), spec);
  expect(next.toString()).toBe('utm=mail&sort=name&view=table');
  expect(isFiltered(readQuery(next, spec))).toBe(false);
});

test('the platform is asked only for what is set', () => {
  const params = (address: string) =>
    listParams(read(address), spec, { limit: 24, timeZone: 'Europe/Moscow' });
  expect(params('search=+&view=table')).toEqual({ sort: '-createdAt', limit: 24, keepRows: true });
  expect(params(full)).toEqual({
    search: 'сон',
    filter: {
      status: ['draft', 'rejected'],
      tag: ['t-1'],
      isVisible: 'link',
      hasCover: false,
      changedFrom: '2026-10-22T21:00:00.000Z',
    },
    sort: 'name',
    limit: 24,
    keepRows: true,
  });
  expect(params('free=1').filter).toEqual({ maxKopecks: 0 });
  expect(params('changed=2026-02-30..2026-03-01').filter).toBeUndefined();
});

test('days are those of the author, the last one whole', () => {
  // In Moscow it is the 21st already.
  expect(momentsOf({ days: 1 }, 'Europe/Moscow')).toEqual({ from: '2026-11-20T21:00:00.000Z' });
  expect(momentsOf({ from: '2026-03-28', to: '2026-03-29' }, 'Europe/Berlin')).toEqual({
    from: '2026-03-27T23:00:00.000Z',
    // The night on which the clocks go forward.
    to: '2026-03-29T22:00:00.000Z',
  });
});

test.each([
  ['30d', 'за\u00A030\u00A0дней'],
  ['1d', 'за\u00A01\u00A0день'],
  ['2026-10-01..2026-11-20', 'с\u00A01\u00A0окт. по\u00A020\u00A0нояб.'],
  ['2025-12-01..2026-01-31', 'с\u00A01\u00A0дек. 2025\u00A0г. по\u00A031\u00A0янв. 2026\u00A0г.'],
  ['odd', 'odd'],
])('the period %s reads %s', (value, words) => {
  expect(periodText(value, 'ru').replaceAll(/(\d) /g, '$1\u00A0')).toBe(words);
});

test.each(['0d', '7', '2026-11-20..2026-11-01', '2026-11-20'])('%s is no period', (text) => {
  expect(readPeriod(text)).toBeNull();
});
