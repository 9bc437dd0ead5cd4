import { Download, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { ButtonVariant } from '../Button/Button.styles.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({ component: ButtonLink });

const plus = <Plus size={16} strokeWidth={1.5} aria-hidden />;

export const Default = meta.story({
  tags: ['picture'],
  args: { icon: plus, children: 'Новая лекция' },
  render: (args) => <ButtonLink as={Link} to="/lectures/new" {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Новая лекция' })).toHaveAttribute('href', '/lectures/new');
  },
});

export const Keyboard = meta.story({
  args: { href: '#a', onClick: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  render: (args) => <ButtonLink {...args}>Новая лекция</ButtonLink>,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Новая лекция' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
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
