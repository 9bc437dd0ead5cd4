import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AccountSoonScreen } from './AccountSoonScreen.tsx';

const meta = preview.meta({ component: AccountSoonScreen, parameters: { layout: 'fullscreen' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '#/login');
  },
});
