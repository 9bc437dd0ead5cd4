import { expect } from 'storybook/test';
import { Logo } from '#components/layout/Logo/Logo.tsx';
import preview from '#storybook/preview.tsx';
import { StepLine } from './StepLine.tsx';

const meta = preview.meta({
  component: StepLine,
  args: { steps: ['Почта и\u00A0пароль', 'О\u00A0вас'], current: 1, start: <Logo withName /> },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Шаг 1 из 2')).toBeVisible();
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[0]).toHaveAttribute('aria-current', 'step');
    await expect(steps[1]).toHaveTextContent('О вас');
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { current: 2 },
});
