import { expect } from 'storybook/test';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { AnswerCheckPage } from './AnswerCheckPage.tsx';

const meta = preview.meta({
  component: AnswerCheckPage,
  parameters: { layout: 'fullscreen', route: '/quizzes/check' },
  render: () => (
    <InShell path="/quizzes/check">
      <AnswerCheckPage />
    </InShell>
  ),
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Проверка по/ });
    await expect(document.title).toMatch(/^Проверка по/);
  },
});
