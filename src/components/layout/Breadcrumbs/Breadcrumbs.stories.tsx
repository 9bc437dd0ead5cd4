import { expect, userEvent, within } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = preview.meta({
  component: Breadcrumbs,
  args: { crumbs: [{ label: 'Контент' }, { label: 'Лекции', href: '#/lectures' }] },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const path = within(canvas.getByRole('navigation', { name: 'Путь к\u00A0странице' }));
    await expect(path.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Контент',
      'Лекции',
    ]);
    await expect(path.getByRole('link', { name: 'Лекции' })).toHaveAttribute('href', '#/lectures');
  },
});

export const Keyboard = meta.story({
  args: {
    crumbs: [
      { label: 'Контент' },
      { label: 'Курсы', href: '#/courses' },
      { label: 'Тело без тревоги', href: '#/courses/1' },
    ],
  },
  play: async ({ canvas }) => {
    for (const name of ['Курсы', 'Тело без тревоги']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});

/** A list page: the group that it belongs to leads nowhere. */
export const GroupOnly = meta.story({
  tags: ['picture'],
  // In the window of a phone there would be nothing.
  parameters: { frameWidth: 720 },
  args: { crumbs: [{ label: 'Контент' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const LongNames = meta.story({
  tags: ['picture'],
  args: {
    crumbs: [
      { label: 'Контент' },
      { label: 'Тело без тревоги: восемь недель телесной практики для тех, кто устал', href: '#/courses/1' },
      { label: 'Модуль второй: дыхание как опора и как разговор с собой', href: '#/courses/1/modules/2' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
});

export const LongWords = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    crumbs: [
      { label: 'Контент' },
      { label: 'Превысокомногорассмотрительствующийсамосострадательностью', href: '#/courses/1' },
    ],
  },
  play: expectToFit,
});

/** On a phone the parent becomes the way back. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Лекции' })).toBeVisible();
    await expect(canvas.queryByText('Контент')).not.toBeVisible();
  },
});
