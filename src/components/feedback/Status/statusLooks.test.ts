import { expect, test } from 'vitest';
import { consultationRequestStatuses } from '#domain/consultation-request/rules.ts';
import { marathonStatuses } from '#domain/marathon/rules.ts';
import { publicationStatuses } from '#domain/publication/rules.ts';
import { purchaseStatuses } from '#domain/purchase/schema.ts';
import { qaStatuses } from '#domain/qa/schema.ts';
import { quizStatuses } from '#domain/quiz/schema.ts';
import { referralStatuses, rewardStatuses } from '#domain/referral/schema.ts';
import { webinarStatuses } from '#domain/webinar/rules.ts';
import { statusLook, statusLooks } from './statusLooks.ts';

test.for([
  ['publication', publicationStatuses],
  ['marathon', marathonStatuses],
  ['webinar', webinarStatuses],
  ['request', consultationRequestStatuses],
  ['purchase', purchaseStatuses],
  ['quiz', quizStatuses],
  ['qa', qaStatuses],
  ['referral', referralStatuses],
  ['reward', rewardStatuses],
] as const)('every status of %s has its look, and no other has', ([kind, statuses]) => {
  expect(Object.keys(statusLooks[kind]).sort()).toEqual([...statuses].sort());
});

test('an unknown status is a dot and the raw word', () => {
  expect(statusLook('purchase', 'on_hold', 'ru')).toEqual({ glyph: 'unknown', label: 'on_hold' });
  expect(statusLook('purchase', 'toString', 'ru').glyph).toBe('unknown');
});

test('a known one is named in the language in force', () => {
  expect(statusLook('webinar', 'live', 'ru').label).toBe('В\u00A0эфире');
  expect(statusLook('webinar', 'live', 'en').label).toBe('Live');
});
