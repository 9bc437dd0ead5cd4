import { expect, test } from 'vitest';
import { profileForm } from '#atoms/account/profileFields.ts';
import { completeness } from './completeness.ts';
import { networksOf, socialsOf, withSocial } from './networks.ts';

const undone = (...given: Parameters<typeof completeness>) =>
  completeness(...given).flatMap(({ id, done }) => (done ? [] : [id]));

test('an empty profile lacks everything, a full one nothing', () => {
  expect(undone(profileForm.empty, null, 'ru')).toEqual([
    'avatar',
    'headline',
    'bio',
    'place',
    'languages',
    'links',
  ]);
  const full = {
    ...profileForm.empty,
    headline: 'Дыхание',
    bio: 'о'.repeat(100),
    country: 'RU',
    timezone: 'Europe/Moscow',
    languages: ['ru'],
    socials: { telegram: '@vetrova' },
  };
  expect(undone(full, 'image-1', 'ru')).toEqual([]);
});

test('the line of the place leads to what is missing', () => {
  const place = (country: string | null, timezone: string | null) =>
    completeness({ ...profileForm.empty, country, timezone }, null, 'ru').find(({ id }) => id === 'place');
  expect(place(null, null)).toMatchObject({ done: false, field: 'country', label: 'Страна не\u00A0указана' });
  expect(place('RU', null)).toMatchObject({ done: false, field: 'timezone' });
});

test('networks that the console does not know have a field too, and stay', () => {
  const socials = { mastodon: '@vetrova@example.com', hidden: { id: 1 } };
  expect(networksOf(socials).at(-1)).toBe('mastodon');
  expect(socialsOf({ ...socials, vk: ' ' })).toEqual([{ network: 'mastodon', text: '@vetrova@example.com' }]);
  expect(withSocial(socials, 'vk', 'vetrova')).toEqual({ ...socials, vk: 'vetrova' });
  expect(withSocial(socials, 'mastodon', '')).toEqual({ hidden: { id: 1 } });
});
