import { Download, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { ButtonVariant } from '#components/primitives/Button/Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({ component: ButtonLink });

const plus = <Plus size={16} strokeWidth={1.5} aria-hidden />;

export const Default = meta.story({
  render: () => (
    <ButtonLink as={Link} to="/lectures/new" icon={plus}>
      Новая лекция
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Новая лекция' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/lectures/new');
  },
});

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export const Grid = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, max-content)', gap: 12 }}>
      {variants.flatMap((variant) => [
        <ButtonLink key={`${variant} s`} href="#a" variant={variant} size="small">
          Открыть
        </ButtonLink>,
        <ButtonLink key={`${variant} r`} href="#a" variant={variant} icon={plus}>
          Новая лекция
        </ButtonLink>,
        <ButtonLink key={`${variant} l`} href="#a" variant={variant} size="large" keys="Ctrl U">
          Загрузить
        </ButtonLink>,
      ])}
      <ButtonLink
        href="#csv"
        download
        variant="quiet"
        icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
      >
        Выгрузить CSV
      </ButtonLink>
    </div>
  ),
});
