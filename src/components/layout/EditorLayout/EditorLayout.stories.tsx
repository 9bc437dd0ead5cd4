import { expect } from 'storybook/test';
import { Button } from '#components/primitives/Button/Button.tsx';
import preview from '#storybook/preview.tsx';
import { color, radius } from '#theme/tokens.ts';
import { EditorLayout } from './EditorLayout.tsx';

const block = (height: number, text: string) => (
  <div style={{ height, padding: 16, background: color.fill, borderRadius: radius.media, marginBottom: 24 }}>
    {text}
  </div>
);

const meta = preview.meta({
  component: EditorLayout,
  // It is as wide as its screen.
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        {block(420, 'Видео')}
        {block(160, 'Описание')}
        {block(80, 'Теги')}
      </>
    ),
    rail: (
      <>
        {block(189, 'Обложка')}
        {block(200, 'Готовность 5 из 6')}
        {block(120, 'Публикация и цена')}
      </>
    ),
    railLabel: 'О лекции',
    foot: (
      <>
        <span>Готовность 5 из 6</span>
        <Button variant="primary" size="large">
          Сохранить
        </Button>
      </>
    ),
  },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'О лекции' }).getBoundingClientRect().width).toBe(336);
    await expect(canvas.queryByRole('button', { name: 'Сохранить' })).not.toBeInTheDocument();
  },
});

/** One column: the rail follows the form. */
export const Tablet = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('region', { name: 'О лекции' }).getBoundingClientRect();
    await expect(rail.top).toBeGreaterThan(canvas.getByText('Теги').getBoundingClientRect().bottom);
  },
});

/** The rail is gone, the one primary is at hand, and the end of the page is clear of it. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    window.scrollTo(0, document.documentElement.scrollHeight);
    const save = canvas.getByRole('button', { name: 'Сохранить' });
    await expect(save).toBeVisible();
    await expect(canvas.getByText('Теги').getBoundingClientRect().bottom).toBeLessThan(
      save.getBoundingClientRect().top,
    );
  },
});
