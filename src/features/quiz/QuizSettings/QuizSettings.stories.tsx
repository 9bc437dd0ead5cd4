import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { InQuiz } from '#storybook/InQuiz.tsx';
import preview from '#storybook/preview.tsx';
import { QuizSettings } from './QuizSettings.tsx';

const meta = preview.meta({
  component: QuizSettings,
  decorators: [
    (Story) => (
      <InQuiz>
        <div style={{ maxWidth: 264 }}>
          <Story />
        </div>
      </InQuiz>
    ),
  ],
});

/** The pass mark with its worth in points; the time has a switch of its own. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async () => {
    await expect(await screen.findByText(/^9 из\s12\sбаллов$/)).toBeVisible();
    await expect(screen.getByRole('slider', { name: 'Проходной балл' })).toHaveValue('70');
    await userEvent.click(screen.getByRole('switch', { name: 'Ограничить время' }));
    await waitFor(() => expect(screen.queryByRole('spinbutton', { name: 'Время, мин' })).toBeNull());
  },
});
