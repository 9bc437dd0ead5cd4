import { expect } from 'storybook/test';
import type { Consultation } from '#domain/consultation/schema.ts';
import preview from '#storybook/preview.tsx';
import { ConsultationCard } from './ConsultationCard.tsx';

const consultation: Consultation = {
  id: 'c-1',
  name: 'Разбор дыхательных паттернов',
  tags: [],
  format: 'video',
  durationMin: 60,
  leadTimeHours: 12,
  bufferMin: 15,
  weeklySchedule: [],
  questions: [],
  costKopecks: 450_000,
  currency: 'RUB',
  isActive: true,
};

const meta = preview.meta({
  component: ConsultationCard,
  args: { consultation, publication: undefined, requests: 4 },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Разбор/ })).toHaveAttribute('href', '/consultations/c-1');
    await expect(canvas.getByText('Видеозвонок · 4 500 ₽')).toBeVisible();
    await expect(canvas.getByText('4 заявки')).toBeVisible();
  },
});

/** Nobody can book it now, and it costs nothing. */
export const Closed = meta.story({
  tags: ['picture'],
  args: { consultation: { ...consultation, isActive: false, format: 'phone', costKopecks: 0 }, requests: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Запись закрыта')).toBeVisible();
    await expect(canvas.getByText('Телефон · Бесплатно')).toBeVisible();
  },
});

/** A format that the console does not know is told as it came. */
export const UnknownFormat = meta.story({
  tags: ['picture'],
  args: { consultation: { ...consultation, format: 'hologram' }, requests: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^hologram/)).toBeVisible();
  },
});
