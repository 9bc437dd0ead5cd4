import { expect } from 'storybook/test';
import { Button } from '#components/primitives/Button/Button.tsx';
import preview from '#storybook/preview.tsx';
import { FootBar } from './FootBar.tsx';

const meta = preview.meta({
  component: FootBar,
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  args: {
    'data-testid': 'bar',
    children: (
      <>
        <Button size="large">Добавить</Button>
        <Button variant="primary" size="large">
          Сохранить 7 правок
        </Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByTestId('bar').getBoundingClientRect();
    await expect(bar.height).toBe(72);
    await expect(bar.bottom).toBe(window.innerHeight);
  },
});

export const PrimaryOnly = meta.story({
  args: {
    children: (
      <Button variant="primary" size="large" block>
        Создать лекцию
      </Button>
    ),
  },
});
