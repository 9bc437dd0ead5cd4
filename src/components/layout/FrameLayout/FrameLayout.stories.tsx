import { Menu, PanelLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ListToolbar } from '#components/layout/ListToolbar/ListToolbar.tsx';
import { PageHeader } from '#components/layout/PageHeader/PageHeader.tsx';
import { SearchTrigger } from '#components/layout/SearchTrigger/SearchTrigger.tsx';
import { sampleAuthor, sampleGroups, sampleMenu } from '#components/layout/Sidebar/samples.tsx';
import { Sidebar } from '#components/layout/Sidebar/Sidebar.tsx';
import { TopBar } from '#components/layout/TopBar/TopBar.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import preview from '#storybook/preview.tsx';
import { color, radius, shadow } from '#theme/tokens.ts';
import { FrameLayout } from './FrameLayout.tsx';

const plus = <Plus size={16} strokeWidth={1.5} aria-hidden />;

const page = (
  <>
    <PageHeader title="Лекции" actions={<Button icon={plus}>Новая лекция</Button>} />
    <ListToolbar end={<span>Показано 24 из 42</span>}>
      <Button>Без обложки 3</Button>
      <Button>Не используется 5</Button>
    </ListToolbar>
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        gap: '28px 24px',
      }}
    >
      {Array.from({ length: 12 }, (_, card) => (
        <li key={card}>
          <div style={{ aspectRatio: '16 / 9', background: color.fill, borderRadius: radius.media }} />
          <a href={`#/lectures/${card + 1}`}>Лекция {card + 1}</a>
        </li>
      ))}
    </ul>
  </>
);

const floating = (text: string, height: number) => (
  <div
    style={{
      height,
      padding: 16,
      background: color.raised,
      borderRadius: radius.media,
      boxShadow: shadow.high,
    }}
  >
    {text}
  </div>
);

const meta = preview.meta({
  component: FrameLayout,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    sidebarShown: true,
    sidebar: (
      <Sidebar
        groups={sampleGroups}
        author={sampleAuthor}
        authorMenu={sampleMenu}
        onHide={() => undefined}
        hideLabel="Скрыть меню"
      />
    ),
    topBar: (
      <TopBar
        crumbs={[{ label: 'Контент' }]}
        end={
          <>
            <SearchTrigger label="Поиск и команды" keys="Ctrl K" />
            <Button icon={plus}>Создать</Button>
          </>
        }
      />
    ),
    children: page,
  },
});

export const Default = meta.story({ tags: ['picture', 'picture-dark'] });

/** The first tab leads past the menu. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'К\u00A0содержанию' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Новая лекция' })).toHaveFocus();
  },
});

/** The work takes the width, and the menu leaves the tab order. */
export const SidebarHidden = meta.story({
  tags: ['picture'],
  args: {
    sidebarShown: false,
    topBar: (
      <TopBar
        crumbs={[{ label: 'Контент' }]}
        start={
          <IconButton label="Показать меню" icon={<PanelLeft size={16} strokeWidth={1.5} aria-hidden />} />
        }
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Разделы' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('main').getBoundingClientRect().width).toBe(1440);
  },
});

/** Hidden and shown again with the button. */
export const Toggled = meta.story({
  render: function Toggled(args) {
    const [shown, setShown] = useState(true);
    return (
      <FrameLayout
        {...args}
        sidebarShown={shown}
        topBar={
          <TopBar
            crumbs={[]}
            start={<Button onClick={() => setShown(!shown)}>{shown ? 'Скрыть' : 'Показать'}</Button>}
          />
        }
      />
    );
  },
  play: async ({ canvas }) => {
    const width = () => canvas.getByRole('main').getBoundingClientRect().width;
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть' }));
    await waitFor(() => expect(width()).toBe(1440));
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }));
    await waitFor(() => expect(width()).toBe(1192));
    await expect(await canvas.findByRole('navigation', { name: 'Разделы' })).toBeVisible();
  },
});

/** The page scrolls clear of the docked panel: the last row ends above it. */
export const WithPanel = meta.story({
  tags: ['picture'],
  args: { panel: floating('Загрузки 1 из 2', 220) },
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const panel = canvas.getByText('Загрузки 1 из 2').getBoundingClientRect();
    await expect(window.innerHeight - panel.bottom).toBeCloseTo(24, 0);
    await expect(canvas.getByText('Лекция 12').getBoundingClientRect().bottom).toBeLessThan(panel.top);
  },
});

const openMenu = (
  <IconButton size="large" label="Открыть меню" icon={<Menu size={20} strokeWidth={1.5} aria-hidden />} />
);

/** Under 1024 px the menu is not inline. */
export const Tablet = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'tablet' } },
  args: { topBar: <TopBar crumbs={[{ label: 'Контент' }]} start={openMenu} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Разделы' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('main').getBoundingClientRect().width).toBe(768);
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    topBar: (
      <TopBar
        crumbs={[{ label: 'Контент' }]}
        start={openMenu}
        end={<SearchTrigger label="Поиск и команды" keys="Ctrl K" />}
      />
    ),
    panel: floating('Загрузки 1 из 2', 220),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Загрузки 1 из 2')).not.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});
