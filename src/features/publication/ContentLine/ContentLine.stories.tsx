import { expect } from 'storybook/test';
import type { Publication } from '#domain/publication/schema.ts';
import type { ContentSummary } from '#atoms/publication/contentReaders.ts';
import preview from '#storybook/preview.tsx';
import { ContentLine } from './ContentLine.tsx';

const row = (contentType: string, content?: ContentSummary) => {
  const publication: Publication = {
    id: 'p-1',
    contentType,
    contentId: 'c-1',
    title: 'Тело без тревоги',
    costKopecks: 0,
    currency: 'RUB',
    visibility: 'catalog',
    status: 'published',
    salesCount: 0,
    revenueKopecks: 0,
  };
  return { id: 'p-1', publication, content, course: undefined };
};

const meta = preview.meta({
  component: ContentLine,
  args: { row: row('course', { id: 'c-1', kind: 'program', modules: 8, lectures: 42 }) },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Курс · 8\sмодулей · 42\sлекции$/)).toBeVisible();
  },
});

/** The kind alone, while nothing more is known. */
export const KindAlone = meta.story({
  tags: ['picture'],
  args: { row: row('course') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Курс')).toBeVisible();
  },
});

export const Media = meta.story({
  tags: ['picture'],
  args: { row: row('lecture', { id: 'c-1', kind: 'media', durationSec: 2520 }) },
});

/** Seats are told in words and by a bar. */
export const Seats = meta.story({
  tags: ['picture'],
  args: {
    row: row('marathon', {
      id: 'c-1',
      kind: 'event',
      startsAt: '2026-12-01T04:00:00.000Z',
      taken: 34,
      seats: 40,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/34\sиз\s40/)).toBeVisible();
  },
});

/** Where there is little room the date is cut, and not the figures. */
export const SeatsNarrow = meta.story({
  tags: ['picture'],
  args: Seats.composed.args,
  decorators: [
    (Story) => (
      <div style={{ width: 150, overflow: 'hidden', whiteSpace: 'nowrap' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('div')?.getBoundingClientRect();
    const taken = canvas.getByText(/34\sиз\s40/).getBoundingClientRect();
    await expect(taken.right).toBeLessThanOrEqual(box?.right ?? 0);
  },
});

export const Meeting = meta.story({
  tags: ['picture'],
  args: { row: row('consultation', { id: 'c-1', kind: 'meeting', durationMin: 60, format: 'video' }) },
});

/** A kind that the console does not know is named as it came. */
export const UnknownKind = meta.story({ args: { row: row('podcast') } });
