import { useEffect, useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageHeader } from '#components/layout/PageHeader/PageHeader.tsx';
import { useTitle } from '#lib/hook/useTitle.ts';
import { now, setNow } from '#lib/time/clock.ts';
import { signInFarAway } from '#storybook/farAway.ts';
import preview from '#storybook/preview.tsx';
import { Shell } from './Shell.tsx';

const meta = preview.meta({
  component: Shell,
  parameters: { layout: 'fullscreen', route: '/lectures' },
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        <Route path="*" element={<PageHeader title="Лекции" />} />
      </Route>
    </Routes>
  ),
});

/** The section where the author is stands out in the menu, and the author's name is at its foot. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation', { name: 'Разделы' });
    await expect(within(menu).getByRole('link', { name: 'Лекции' })).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByText('Марина Ветрова')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Путь к\u00A0странице' })).toHaveTextContent(
      'Контент',
    );
  },
});

/** The day of home is the author's, whatever it is where the device is, and the next one after midnight. */
export const FarAway = meta.story({
  parameters: { route: '/' },
  beforeEach: ({ loaded }) => signInFarAway(loaded['environment']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Четверг, 19 ноября')).toBeVisible();
    setNow(now() + 24 * 60 * 60_000);
    // As a device that has slept over midnight.
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText('Пятница, 20 ноября')).toBeVisible();
  },
});

/** What waits for the author is counted in the menu. */
export const Counts = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Заявки \d+\sжд/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Публикации \d+\sжд/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Вопросы и\sответы \d+$/ })).toBeVisible();
  },
});

/** Ctrl+\ hides the menu and shows it again; what is chosen is remembered. */
export const Hidden = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await canvas.findByText('Марина Ветрова');
    await userEvent.keyboard('{Control>}[Backslash]{/Control}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Курсы' })).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: /Показать меню/ }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Курсы' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /Скрыть меню/ }));
    await expect(await canvas.findByRole('button', { name: /Показать меню/ })).toBeVisible();
  },
});

/** A screen whose code has to come first. */
function LateTitle() {
  const [here, setHere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHere(true), 50);
    return () => clearTimeout(timer);
  }, []);
  return here && <input aria-label="Название" data-start />;
}

/** A screen that a key leads on from, as the palette does: nothing on it takes the focus. */
function CreatesByKey() {
  const navigate = useNavigate();
  useEffect(() => {
    const go = ({ key }: KeyboardEvent) => {
      if (key === 'n') void navigate('/lectures/new');
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [navigate]);
  return 'Теги';
}

/** The focus goes with the author: to the content, or to where work on the screen begins. */
export const Arrived = meta.story({
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        <Route path="/lectures" element={<Link to="/lectures/new">Новая лекция</Link>} />
        <Route
          path="/lectures/new"
          element={
            <div>
              <Link to="/tags">Все теги</Link>
              <LateTitle />
            </div>
          }
        />
        <Route path="/tags" element={<CreatesByKey />} />
      </Route>
    </Routes>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Новая лекция' }));
    const startsThere = async () => {
      const field = await canvas.findByRole('textbox', { name: 'Название' });
      await waitFor(() => expect(field).toHaveFocus());
    };
    await startsThere();
    await userEvent.click(canvas.getByRole('link', { name: 'Все теги' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
    // From the content itself, where the last arrival left it, it goes on as from anywhere.
    await userEvent.keyboard('n');
    await startsThere();
  },
});

/** A page that is called so, and puts into its address what it shows, as a list with a saved view does. */
function Named({ title }: { title: string }) {
  const navigate = useNavigate();
  useTitle(title);
  useEffect(() => void navigate({ search: '?view=table' }, { replace: true }), [navigate]);
  return (
    <>
      <PageHeader title={title} />
      <Link to="/tags">Все теги</Link>
    </>
  );
}

/** Who does not see the page is told where they came to: the content that has the focus now says nothing of itself. */
export const ArrivalSaid = meta.story({
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        <Route path="/tags" element={<Named title="Теги" />} />
        <Route path="*" element={<Named title="Лекции" />} />
      </Route>
    </Routes>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Уведомления' });
    const said = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said()).not.toContain('Лекции');
    await userEvent.click(canvas.getByRole('link', { name: 'Все теги' }));
    await waitFor(() => expect(said()).toContain('Теги'));
  },
});

/** «?» shows the keys, on any screen and never while a question mark is typed. */
export const Keys = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Марина Ветрова');
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Сочетания клавиш' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** On a phone the menu is a sheet. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Меню' }));
    const sheet = await canvas.findByRole('dialog', { name: 'Меню' });
    await expect(within(sheet).getByRole('link', { name: 'Лекции' })).toBeVisible();
  },
});
