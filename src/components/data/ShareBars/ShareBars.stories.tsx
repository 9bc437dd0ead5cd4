import { expect, userEvent, within } from 'storybook/test';
import kamni from '#components/data/Cover/fixtures/kamni.svg';
import rassvet from '#components/data/Cover/fixtures/rassvet.svg';
import son from '#components/data/Cover/fixtures/son.svg';
import vydoh from '#components/data/Cover/fixtures/vydoh.svg';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { ShareBars, type ShareItem } from './ShareBars.tsx';

const item = (id: string, title: string, rubles: number, note: string, src: string): ShareItem => ({
  id,
  title,
  value: rubles * 100,
  note,
  thumb: <Cover src={src} alt="" size="list" style={{ width: 56 }} />,
  href: `#/publications/${id}`,
});

const sold = [
  item('p-1', 'Тело без тревоги', 96_600, '14\u00A0продаж', vydoh),
  item('p-2', '21\u00A0день утренней практики', 39_840, '16\u00A0продаж', rassvet),
  item('p-3', 'Сканирование тела лёжа', 13_230, '27\u00A0продаж', son),
  item('p-4', 'Опора и\u00A0равновесие стоя', 5_310, '9\u00A0продаж', kamni),
];

const meta = preview.meta({
  component: ShareBars,
  args: { label: 'Что продаётся', items: sold, format: (value) => formatMoney(value) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 344, padding: '0 8px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Что продаётся' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent(/^Тело без тревоги96\s600\s₽14\sпродаж$/);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    for (const { title, href } of sold) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: title });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', href);
    }
  },
});

/** Pieces instead of money, and rows that lead nowhere. */
export const Plain = meta.story({
  tags: ['picture'],
  args: {
    label: 'Откуда пришли',
    format: undefined,
    items: [
      { id: '1', title: 'Рассылка «Тихая осень»', value: 1_204 },
      { id: '2', title: 'Ссылка друга', value: 310 },
      { id: '3', title: 'Не\u00A0сказали', value: 0 },
    ],
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      {
        id: '1',
        title: 'Самосострадательностьвдлинномсловебезпробелов',
        value: 123_456_700,
        note: '1\u00A0продажа',
      },
      { id: '2', title: 'Сон', value: 100, note: '1\u00A0продажа' },
    ],
  },
  play: expectToFit,
});
