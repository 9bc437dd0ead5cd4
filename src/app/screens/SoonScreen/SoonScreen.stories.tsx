import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SoonScreen } from './SoonScreen.tsx';

const meta = preview.meta({ component: SoonScreen });

/** A section of the menu that is not open yet. */
export const Default = meta.story({
  parameters: { route: '/planner' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Планировщик' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'К\u00A0лекциям' })).toHaveAttribute('href', '#/lectures');
  },
});

/** An address that leads nowhere. */
export const NotFound = meta.story({
  parameters: { route: '/nowhere' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
  },
});
