import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CountBadge } from './CountBadge.tsx';

const meta = preview.meta({
  component: CountBadge,
  args: { count: 5, label: '5 вопросов без ответа' },
});

export const Default = meta.story({
  tags: ['picture'],
  render: (args) => (
    <>
      {'Вопросы и\u00A0ответы '}
      <CountBadge {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 вопросов без ответа')).toBeInTheDocument();
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, max-content)',
        gap: '12px 32px',
        alignItems: 'center',
      }}
    >
      {[2, 118, 12_400].flatMap((count) =>
        (['neutral', 'dawn', 'accent'] as const).map((tone) => (
          <CountBadge key={`${count} ${tone}`} count={count} tone={tone} label={`Всего ${count}`} />
        )),
      )}
    </div>
  ),
});
