import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Logo } from './Logo.tsx';

const meta = preview.meta({ component: Logo });

export const Default = meta.story({
  tags: ['picture'],
  args: { withName: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Кабинет автора')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** The mark alone still says whose it is. */
export const MarkAlone = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Кабинет автора' })).toBeVisible();
  },
});

export const English = meta.story({
  tags: ['picture'],
  args: { withName: true },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Author’s console')).toBeVisible();
  },
});
