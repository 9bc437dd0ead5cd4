import { expect } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import type { ConsultationFields } from '#domain/consultation/fields.ts';
import { consultationForm } from '#domain/consultation/fields.ts';
import { never } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import preview from '#storybook/preview.tsx';
import { FreeTimes } from './FreeTimes.tsx';

const fields: ConsultationFields = {
  ...consultationForm.empty,
  name: 'Разбор дыхательных паттернов',
  description: 'Час вдвоём по видео. Сначала вы рассказываете, **когда дыхание подводит**.',
  weeklySchedule: [
    { weekday: 5, from: '12:00', to: '15:00' },
    { weekday: 7, from: '10:00', to: '12:00' },
  ],
  timezone: 'Europe/Moscow',
  leadTimeHours: 0,
  questions: ['Что беспокоит сейчас?', 'Что уже пробовали?'],
  cancellationPolicy: 'За двенадцать часов.',
  isActive: true,
  costKopecks: 450_000,
};

const meta = preview.meta({
  component: FreeTimes,
  args: { id: null, fields },
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
});

/** Two weeks of half hours: today's begin after now. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^16\s+вариантов на\s+две недели$/)).toBeVisible();
  },
});

export const NoHours = meta.story({
  tags: ['picture'],
  args: { fields: { ...fields, weeklySchedule: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Часов приёма нет/)).toBeVisible();
  },
});

/** All of it is too near. */
export const NoTimes = meta.story({
  tags: ['picture'],
  args: { fields: { ...fields, weeklySchedule: [{ weekday: 5, from: '09:00', to: '09:30' }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/свободного времени не\s+нашлось/)).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.consultation.fulfillmentList)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Ищем свободное время' })).toBeInTheDocument();
  },
});
