import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { Publication } from '#domain/publication/schema.ts';
import preview from '#storybook/preview.tsx';
import { PublicationRail, type PublicationRailProps } from './PublicationRail.tsx';

const publication: Publication = {
  id: 'p-1',
  contentType: 'lecture',
  contentId: 'l-1',
  title: 'Голос и диафрагма',
  costKopecks: 69_000,
  oldCostKopecks: 99_000,
  currency: 'RUB',
  visibility: 'catalog',
  status: 'draft',
  salesCount: 0,
  revenueKopecks: 0,
};
const withStatus = (status: string, more: Partial<Publication> = {}) => ({
  publication: { ...publication, status, ...more },
});

const changed = fn();

const noPrice = { costKopecks: null, oldCostKopecks: null };

function Kept({ price: first = noPrice, ...props }: PublicationRailProps) {
  const [price, setPrice] = useState(first);
  return (
    <div style={{ width: 336 }}>
      <PublicationRail
        {...props}
        price={price}
        onPrice={(patch) => {
          setPrice({ ...price, ...patch });
          changed(patch);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  component: PublicationRail,
  args: {
    publication,
    name: 'Голос и диафрагма',
    price: { costKopecks: 69_000, oldCostKopecks: 99_000 },
    onPrice: fn(),
    problems: {},
    blockers: [],
    onPrepare: fn(async () => null),
    timeZone: 'Europe/Moscow',
  },
  render: (args) => <Kept {...args} />,
  beforeEach: () => void changed.mockClear(),
});

/** A draft: the price can be set, and the next step is the review. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas, args }) => {
    const price = canvas.getByRole('textbox', { name: 'Цена' });
    await userEvent.clear(price);
    await userEvent.type(price, '1490,5');
    await expect(changed).toHaveBeenLastCalledWith({ costKopecks: 149_050 });
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Черновик');
    await userEvent.click(canvas.getByRole('button', { name: 'На\u00A0проверку' }));
    await expect(args.onPrepare).toHaveBeenCalledOnce();
  },
});

/** What is missing is said with ways to it, and nothing is sent. */
export const Blocked = meta.story({
  tags: ['picture'],
  args: {
    blockers: [
      { id: 'media', label: 'Нет видео или звука', onGo: fn() },
      { id: 'cover', label: 'Обложка меньше 1280×720', onGo: fn() },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'На\u00A0проверку' }));
    await expect(args.onPrepare).not.toHaveBeenCalled();
    const alert = within(canvas.getByRole('alert'));
    await userEvent.click(alert.getByRole('button', { name: 'Нет видео или звука' }));
    await expect(args.blockers[0]?.onGo).toHaveBeenCalledOnce();
  },
});

export const NoPublication = meta.story({
  tags: ['picture'],
  args: { publication: null, price: { costKopecks: null, oldCostKopecks: null } },
});

export const Free = meta.story({
  tags: ['picture'],
  args: { price: { costKopecks: 0, oldCostKopecks: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Бесплатно для всех.')).toBeVisible();
  },
});

export const Pending = meta.story({
  tags: ['picture'],
  args: withStatus('pending', { submittedAt: '2026-11-19T09:04:00.000Z' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ответ обычно в течение суток/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Цена' })).toBeDisabled();
  },
});

export const Rejected = meta.story({
  tags: ['picture'],
  args: withStatus('rejected', {
    moderatorComment: 'Звук тихий с 12-й минуты. Поднимите громкость и загрузите запись ещё раз.',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Звук тихий/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'На\u00A0проверку' })).toBeEnabled();
  },
});

const accent = (element: Element) => getComputedStyle(element).backgroundColor;
const accentOf = (token: string) => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.background = `var(${token})`;
  const found = accent(probe);
  probe.remove();
  return found;
};

/** Nothing stands before the catalogue any more: that is the accented step. */
export const Approved = meta.story({
  tags: ['picture'],
  args: withStatus('approved'),
  play: async ({ canvas }) => {
    const publish = canvas.getByRole('button', { name: 'Опубликовать' });
    await expect(publish).toBeEnabled();
    await expect(accent(publish)).toBe(accentOf('--accent'));
  },
});

/** Edits are saved first. */
export const ApprovedUnsaved = meta.story({
  args: { ...withStatus('approved'), dirty: true },
  play: async ({ canvas }) => {
    const publish = canvas.getByRole('button', { name: 'Опубликовать' });
    await expect(accent(publish)).not.toBe(accentOf('--accent'));
  },
});

/** A price that is not taken is no discount, and a thing that costs something is never given away by a hundred percent. */
export const NoDiscount = meta.story({
  args: { price: { costKopecks: 50, oldCostKopecks: 99_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Скидка/)).toBeNull();
    const price = canvas.getByRole('textbox', { name: 'Цена' });
    await userEvent.clear(price);
    await userEvent.type(price, '1');
    await expect(canvas.getByText(/^Скидка 99\s%, выгода 989\s₽\.$/)).toBeVisible();
  },
});

/** Taking it down asks first, names what goes and what stays, and can be left. */
export const Published = meta.story({
  tags: ['picture'],
  args: withStatus('published'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Снять с\u00A0публикации' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('Купившие сохранят доступ')).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Оставить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Снять с\u00A0публикации' })).toHaveFocus();
  },
});

export const Unpublished = meta.story({
  tags: ['picture'],
  args: withStatus('unpublished'),
});

export const Archived = meta.story({
  tags: ['picture'],
  args: withStatus('archived'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** A status that the console does not know: the raw word, and nothing to press. */
export const UnknownStatus = meta.story({
  tags: ['picture'],
  args: withStatus('frozen_by_partner'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('frozen_by_partner')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Invalid = meta.story({
  tags: ['picture'],
  args: {
    price: { costKopecks: 50, oldCostKopecks: 40 },
    problems: {
      costKopecks: 'От 1 ₽ или 0, если бесплатно',
      oldCostKopecks: 'Цена до скидки должна быть выше новой',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Цена' })).toBeInvalid();
  },
});

/** The terms are set elsewhere: here they are told, with the way there. */
export const Told = meta.story({
  tags: ['picture'],
  render: ({ publication: one, name, blockers, onPrepare }) => (
    <div style={{ width: 336 }}>
      <PublicationRail
        publication={one}
        name={name}
        blockers={blockers}
        onPrepare={onPrepare}
        aside={<a href="#/webinars/w-1?tab=publication">Настроить</a>}
      >
        <p>Билет 990 ₽</p>
      </PublicationRail>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Настроить' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'На\u00A0проверку' })).toBeEnabled();
  },
});
