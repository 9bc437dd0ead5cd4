import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stat } from './Stat.tsx';

const meta = preview.meta({
  component: Stat,
  args: { label: 'К\u00A0выплате', value: '184\u00A0320\u00A0₽' },
});

export const Default = meta.story({
  tags: ['picture'],
  args: { label: 'Оборот', value: '198\u00A0730\u00A0₽', note: '98\u00A0продаж' },
});

export const Large = meta.story({
  args: {
    size: 'large',
    change: { text: '12,4\u00A0%', direction: 'up' },
    note: '163\u00A0980\u00A0₽ до\u00A0этого',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,4 %')).toHaveTextContent('больше на 12,4 %');
  },
});

/** The figures of purchases, as they stand in a row. Fewer refunds are good news. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '16px 40px' }}>
      <Stat
        size="large"
        label={'К\u00A0выплате'}
        value={'184\u00A0320\u00A0₽'}
        change={{ text: '12,4\u00A0%', direction: 'up' }}
        note={'163\u00A0980\u00A0₽ до\u00A0этого'}
      />
      <Stat label="Оборот" value={'198\u00A0730\u00A0₽'} note={'98\u00A0продаж'} />
      <Stat label="Комиссия" value={'12\u00A0920\u00A0₽'} note={'6,5\u00A0%'} />
      <Stat
        label="Возвраты"
        value={'1\u00A0490\u00A0₽'}
        change={{ text: '2\u00A0покупки', direction: 'up', good: false }}
      />
      <Stat label="Отписки" value="31" change={{ text: '3,1\u00A0%', direction: 'down', good: true }} />
    </div>
  ),
});

/** A figure or a word that is wider than its place goes on in the next line. */
export const LongWords = meta.story({
  args: {
    size: 'large',
    label: 'К\u00A0превысокомногорассмотрительствующейсамосострадательностью',
    value: '1\u00A0184\u00A0320\u00A0476\u00A0600,50\u00A0₽',
    change: { text: '12,4\u00A0%', direction: 'up' },
    note: 'Превысокомногорассмотрительствующийсамосострадательностью',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('[style*="160px"]');
    await expect(place?.scrollWidth).toBe(160);
  },
});
