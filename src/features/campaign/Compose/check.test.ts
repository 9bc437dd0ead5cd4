import { expect, test } from 'vitest';
import type { CampaignFields } from '#atoms/campaign/drafts.ts';
import { checkCampaign } from './check.ts';

const now = Date.parse('2026-11-20T06:12:00Z');
const fields: CampaignFields = {
  title: 'Вечер',
  body: 'Послушайте',
  publicationId: null,
  withCover: true,
  segment: 'all',
  later: false,
  sendAt: null,
};
const check = (patch: Partial<CampaignFields>) => checkCampaign({ ...fields, ...patch }, now, 'ru');

test('texts have the limits of the platform, an emoji being one character', () => {
  expect(check({})).toEqual({});
  expect(check({ title: ' ', body: '' })).toEqual({
    title: 'Заполните это поле',
    body: 'Заполните это поле',
  });
  expect(check({ title: '🧘‍♀️'.repeat(50) })).toEqual({});
  expect(check({ title: '🧘‍♀️'.repeat(51) })).toEqual({ title: 'Не длиннее 50 знаков' });
});

test('a planned one has a time, at most thirty days ahead; one that goes at once needs none', () => {
  expect(check({ later: true })).toEqual({ sendAt: 'Укажите дату и\u00A0время' });
  expect(check({ later: true, sendAt: '2026-11-21T06:00:00.000Z' })).toEqual({});
  expect(check({ later: true, sendAt: '2026-12-21T06:00:00.000Z' })).toHaveProperty('sendAt');
  expect(check({ later: false, sendAt: '2020-01-01T06:00:00.000Z' })).toEqual({});
});
