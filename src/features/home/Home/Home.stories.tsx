import preview from '#storybook/preview.tsx';
import { empty } from '#platform/scenarios/empty.ts';
import { Home } from './Home.tsx';

const meta = preview.meta({
  component: Home,
  parameters: { layout: 'fullscreen', route: '/', path: '/' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Продолжить' });
  },
});

export const FirstDay = meta.story({
  beforeEach: ({ loaded }) => loaded['workshop'].load(empty),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Добро пожаловать/ });
  },
});
