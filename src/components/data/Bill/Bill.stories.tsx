import { expect } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { Bill } from './Bill.tsx';

const meta = preview.meta({
  component: Bill,
  args: {
    lines: [
      { id: 'price', label: 'Цена', kopecks: 690_000 },
      { id: 'coupon', label: 'Промокод ОСЕНЬ', kopecks: -100_000 },
      { id: 'paid', label: 'Заплатил клиент', kopecks: 590_000, kind: 'sum' as const },
      { id: 'fee', label: 'Комиссия платформы, 6,5\u00A0%', kopecks: -38_350 },
      { id: 'net', label: 'К\u00A0выплате', kopecks: 551_650, kind: 'total' as const },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
});

/** Kopecks stand in two of the lines only. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      '6\u00A0900\u00A0₽',
      '\u22121\u00A0000\u00A0₽',
      '5\u00A0900\u00A0₽',
      '\u2212383,50\u00A0₽',
      '5\u00A0516,50\u00A0₽',
    ]);
    const plain = args.lines.filter(({ kind }) => kind === undefined);
    await expect(plain.reduce((sum, { kopecks }) => sum + kopecks, 0)).toBe(551_650);
  },
});

export const Short = meta.story({
  tags: ['picture'],
  args: {
    currency: 'KZT',
    lines: [
      { id: 'price', label: 'Цена', kopecks: 1_490_000 },
      { id: 'net', label: 'К\u00A0выплате', kopecks: 1_490_000, kind: 'total' },
    ],
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: expectToFit,
  args: {
    lines: [
      {
        id: 'coupon',
        label: 'Промокод НОВОГОДНЯЯРАСПРОДАЖАДЛЯПОСТОЯННЫХКЛИЕНТОВ',
        kopecks: -123_456_789,
      },
      { id: 'net', label: 'К\u00A0выплате', kopecks: 4_999_876_543, kind: 'total' },
    ],
  },
});
