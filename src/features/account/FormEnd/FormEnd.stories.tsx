import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FormEnd } from './FormEnd.tsx';

const meta = preview.meta({
  component: FormEnd,
  args: { refusal: null, busy: false, label: 'Войти', busyLabel: 'Входим…' },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
});

export const Default = meta.story({ tags: ['picture', 'picture-dark'] });

/** A long reason wraps beside its mark, which stays as large. */
export const LongRefusal = meta.story({
  tags: ['picture'],
  args: { refusal: 'На\u00A0платформе что-то сломалось. Повторите через минуту.' },
  decorators: [(Story) => <div style={{ maxWidth: 328 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('alert').querySelector('svg')?.getBoundingClientRect();
    await expect(mark?.width).toBe(16);
  },
});

/** The reason belongs to the button. */
export const Refused = meta.story({
  tags: ['picture'],
  args: { refusal: 'Неверная почта или пароль' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Неверная почта или пароль');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Неверная почта или пароль');
  },
});
