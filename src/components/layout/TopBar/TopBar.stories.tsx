import { Menu, PanelLeft, Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchTrigger } from '#components/layout/SearchTrigger/SearchTrigger.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { TopBar } from './TopBar.tsx';

const end = (
  <>
    <SearchTrigger label="Поиск и команды" keys="Ctrl K" onClick={fn()} />
    <Button icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}>Создать</Button>
  </>
);

const showMenu = (
  <IconButton label="Показать меню" icon={<PanelLeft size={16} strokeWidth={1.5} aria-hidden />} />
);

const openMenu = (
  <IconButton size="large" label="Открыть меню" icon={<Menu size={20} strokeWidth={1.5} aria-hidden />} />
);

const meta = preview.meta({
  component: TopBar,
  parameters: { frameWidth: 1040, layout: 'fullscreen' },
  args: { crumbs: [{ label: 'Контент' }, { label: 'Лекции', href: '#/lectures' }], end },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(56);
    await expect(canvas.getByRole('link', { name: 'Лекции' })).toBeVisible();
  },
});

/** The sidebar is hidden: the way to show it stands first. */
export const WithStart = meta.story({ args: { start: showMenu } });

/** The way to show the menu, then the path, then what can be done. */
export const Keyboard = meta.story({
  args: { start: showMenu },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Показать меню' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Лекции' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Поиск и команды' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Создать' })).toHaveFocus();
  },
});

export const WithoutPath = meta.story({
  args: { crumbs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

/** Stuck to the top of a page that has been scrolled. */
export const Scrolled = meta.story({
  tags: ['picture'],
  decorators: [
    (Story) => (
      <>
        {Story()}
        <div style={{ height: '200dvh', padding: '0 40px' }}>
          {Array.from({ length: 60 }, (_, line) => (
            <p key={line}>Мы разбираем, почему в тревоге голос становится выше.</p>
          ))}
        </div>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    window.scrollTo(0, 300);
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
  },
});

/** A list on a phone: the menu at the left. */
export const PhoneList = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { crumbs: [{ label: 'Контент' }], start: openMenu },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Открыть меню' })).toBeVisible();
    await expect(canvas.queryByText('Контент')).not.toBeVisible();
  },
});

/** An editor on a phone: the way back stands in the place of the menu. */
export const PhoneEditor = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { start: openMenu },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Лекции' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Открыть меню' })).not.toBeInTheDocument();
  },
});

/** A path of long names gives way to what can be done. */
export const LongWords = meta.story({
  args: {
    start: showMenu,
    crumbs: [
      { label: 'Контент' },
      { label: 'Превысокомногорассмотрительствующийсамосострадательностью', href: '#/courses/c-1' },
      { label: 'Превысокомногорассмотрительствующийсамосострадательностью', href: '#/lectures/l-1' },
    ],
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Создать' })).toBeInTheDocument();
    await expectToFit();
  },
});
