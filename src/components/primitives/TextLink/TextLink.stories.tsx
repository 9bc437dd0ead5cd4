import { Link } from 'react-router-dom';
import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { withTouch } from '#storybook/touch.ts';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({ component: TextLink });

export const Default = meta.story({
  tags: ['picture'],
  args: { href: '#help', children: 'Забыли пароль?' },
});

export const Keyboard = meta.story({
  args: { href: '#help', onClick: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  render: (args) => <TextLink {...args}>Забыли пароль?</TextLink>,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Забыли пароль?' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** By itself beside what it is about, it is hit by a thumb as a button is. */
export const Alone = meta.story({
  args: { href: '#fix', alone: true, children: 'Исправить' },
  decorators: [
    (Story) => (
      <div style={{ padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvas }) =>
    withTouch(async () => {
      const link = canvas.getByRole('link', { name: 'Исправить' });
      const { left, top, bottom } = link.getBoundingClientRect();
      for (const y of [top - 10, bottom + 10])
        await expect(document.elementFromPoint(left + 10, y)).toBe(link);
    }),
});

/** The router's link with this look. */
export const RouterLink = meta.story({
  render: () => (
    <TextLink as={Link} to="/register">
      Регистрация
    </TextLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Регистрация' })).toHaveAttribute('href', '/register');
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <p>
        Впервые здесь? <TextLink href="#register">Регистрация</TextLink>
      </p>
      <TextLink href="#terms" tone="quiet">
        Конфиденциальность
      </TextLink>
      <TextLink as="button" type="button">
        Повторить
      </TextLink>
    </div>
  ),
});

/** It is part of a text, and broken as that is. */
export const LongWords = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <p>
      Лекция{' '}
      <TextLink href="#help">
        Превысокомногорассмотрительствующийсамосострадательностью и ещё несколько слов
      </TextLink>
    </p>
  ),
  play: expectToFit,
});
