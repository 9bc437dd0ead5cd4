import { expect, test } from 'vitest';
import type { Author } from '#api/account/profile.ts';
import { profileForm } from './profileFields.ts';

const author: Author = {
  id: 'author-marina',
  email: 'author@example.com',
  role: 'expert',
  firstName: 'Марина',
  lastName: 'Ветрова',
  avatarId: null,
  headline: null,
  bio: null,
  languages: null,
  country: null,
  timezone: null,
  phone: null,
  site: null,
  socials: null,
  notifications: { sales: false, weather: true },
  createdAt: '2026-11-20T06:12:00Z',
  updatedAt: '2026-11-20T06:12:00Z',
};

test('what was never told is empty, and what the console does not know stays', () => {
  expect(profileForm.fieldsOf(author)).toEqual({
    firstName: 'Марина',
    lastName: 'Ветрова',
    headline: '',
    bio: '',
    country: null,
    timezone: null,
    languages: [],
    phone: '',
    site: '',
    socials: {},
    notifications: { moderation: true, requests: true, sales: false, webinars: true, weather: true },
  });
});

test('only what was edited travels; what is empty is nothing', () => {
  expect(profileForm.bodyOf({ firstName: 'Анна' })).toEqual({ firstName: 'Анна' });
  expect(profileForm.bodyOf({ headline: '  ', phone: '', bio: ' О\u00A0себе ' })).toEqual({
    headline: null,
    phone: null,
    bio: 'О\u00A0себе',
  });
});

test.each([
  ['vetrova.ru', 'https://vetrova.ru'],
  [' vetrova.ru/o-mne?x=1 ', 'https://vetrova.ru/o-mne?x=1'],
  ['https://vetrova.ru', 'https://vetrova.ru'],
  ['http://vetrova.ru', 'http://vetrova.ru'],
  ['not a site', 'not a site'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('the site %j travels as %j', (typed, sent) => {
  expect(profileForm.bodyOf({ site: typed })).toEqual({ site: sent });
});
