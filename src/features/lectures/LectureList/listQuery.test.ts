import { expect, test } from 'vitest';
import { changeQuery, isFiltered, listParams, noFilters, readQuery } from './listQuery.ts';

const full =
  'search=%D1%81%D0%BE%D0%BD&status=draft&status=rejected&tag=t-1&cover=none&use=none&sort=name&view=table';

test('the address tells everything, and is written back the same', () => {
  const address = new URLSearchParams(full);
  expect(readQuery(address)).toEqual({
    search: 'сон',
    statuses: ['draft', 'rejected'],
    tags: ['t-1'],
    withoutCover: true,
    unused: true,
    sort: 'name',
    view: 'table',
  });
  expect(changeQuery(address, {}).toString()).toBe(full);
});

test('what makes no sense in the address counts as absent', () => {
  const query = readQuery(
    new URLSearchParams('sort=toString&view=heap&cover=1&status=&status=draft&status=draft'),
  );
  expect(query).toEqual({ ...noFilters, statuses: ['draft'], sort: 'new', view: null });
});

test('taking the filters off keeps the order, the view and what is not of the list', () => {
  const next = changeQuery(new URLSearchParams(`${full}&utm=mail`), noFilters);
  expect(next.toString()).toBe('utm=mail&sort=name&view=table');
  expect(isFiltered(readQuery(next))).toBe(false);
});

test('the platform is asked only for what is set', () => {
  expect(listParams(readQuery(new URLSearchParams()))).toEqual({
    sort: '-createdAt',
    limit: 24,
    keepRows: true,
  });
  expect(listParams(readQuery(new URLSearchParams('search=+&view=table')))).toEqual({
    sort: '-createdAt',
    limit: 24,
    keepRows: true,
  });
  expect(listParams(readQuery(new URLSearchParams(full)))).toEqual({
    search: 'сон',
    filter: { status: ['draft', 'rejected'], tag: ['t-1'], hasCover: false, isUsed: false },
    sort: 'name',
    limit: 24,
    keepRows: true,
  });
});
