import { Link } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({ component: TextLink });

export const Default = meta.story({
  render: () => <TextLink href="#help">Забыли пароль?</TextLink>,
});

export const Quiet = meta.story({
  render: () => (
    <TextLink href="#terms" tone="quiet">
      Условия
    </TextLink>
  ),
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
