import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { MeditationEditor } from './MeditationEditor.tsx';

const meta = preview.meta({
  component: MeditationEditor,
  parameters: { route: '/meditations/meditation-skan-lezha', layout: 'fullscreen' },
  render: () => (
    <InShell path="/meditations/:id">
      <MeditationEditor />
    </InShell>
  ),
});

const name = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Название медитации' }, { timeout: 5000 });
const save = () => screen.getByRole('button', { name: /^Сохран/ });
const says = (text: RegExp) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
const saved = () => says(/^Сохранено/);
const unsaved = () => says(/^Не\s+сохранено$/);

/** What it is for, whose voice leads, and the sound that it ends with. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ loaded }) => {
    await name();
    await expect(screen.getByRole('combobox', { name: 'Цель' })).toHaveValue('stress');
    await expect(screen.getByRole('radio', { name: 'Женский' })).toBeChecked();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Цель' }), 'Сон');
    await userEvent.click(screen.getByRole('switch', { name: /Колокольчик/ }));
    await unsaved();
    await userEvent.click(save());
    await saved();
    const answer = await loaded['environment'].platform.fetch(
      new Request(`${location.origin}/api/v1/author/meditation/meditation-skan-lezha`),
    );
    await expect(await answer.json()).toMatchObject({ goal: 'sleep', hasEndingBell: true });
  },
});

async function addMusic() {
  await name();
  await userEvent.click(screen.getByRole('switch', { name: 'Музыка' }));
  await userEvent.click(save());
  const rights = await screen.findByRole('checkbox', { name: /Права на\s+музыку/ });
  await waitFor(() => expect(rights).toHaveFocus());
  await expect(rights).toHaveAccessibleDescription(/Подтвердите, что права/);
  return rights;
}

/** Music asks for its rights before anything is sent, and the focus goes there. */
export const Invalid = meta.story({
  play: async () => {
    await addMusic();
    await unsaved();
  },
});

/** Its rights are confirmed: it is saved. */
export const WithMusic = meta.story({
  play: async () => {
    const rights = await addMusic();
    await userEvent.click(rights);
    await expect(rights).not.toBeInvalid();
    await userEvent.click(save());
    await saved();
  },
});

export const New = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/meditations/new' },
  play: async () => {
    await userEvent.type(await name(), 'Тихий вечер');
    await unsaved();
    save().focus();
    await userEvent.keyboard('{Enter}');
    await saved();
    await expect(await name()).toHaveValue('Тихий вечер');
    await expect(screen.getAllByText(/Цель не\s+выбрана/).length).toBeGreaterThan(0);
  },
});

/** A creation that fails says so in its own words, and what was typed stays. */
export const CreationFailed = meta.story({
  tags: ['picture-phone'],
  parameters: { route: '/meditations/new' },
  beforeEach: ({ msw }) => msw.use(fails(endpoints.meditation.create, 500)),
  play: async () => {
    await userEvent.type(await name(), 'Тихий вечер');
    await userEvent.click(save());
    await expect(await screen.findByText('Ошибка при создании медитации')).toBeInTheDocument();
    await expect(await name()).toHaveValue('Тихий вечер');
    await says(/^Не\s+сохранилось$/);
  },
});

export const SaveFailed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.meditation.update, 500)),
  play: async () => {
    await userEvent.type(await name(), '!');
    await userEvent.click(save());
    await expect(await screen.findByText('Не удалось обновить лекцию')).toBeInTheDocument();
    await expect((await name()).value).toMatch(/!$/);
    await says(/^Не\s+сохранилось$/);
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.meditation.get)),
  play: async () => {
    await expect(await screen.findByText('Открываем медитацию')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.meditation.get, 500)),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /не\s+открылась/ })).toBeInTheDocument();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
});

export const NotFound = meta.story({
  parameters: { route: '/meditations/meditation-nowhere' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /не\s+найдена/ })).toBeInTheDocument();
    await expect(screen.getByRole('link', { name: /К\s+списку/ })).toHaveAttribute('href', '/meditations');
  },
});

export const Saving = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.meditation.update)),
  play: async () => {
    await userEvent.type(await name(), '!');
    await userEvent.click(save());
    await waitFor(() => expect(save()).toHaveAttribute('aria-busy', 'true'));
  },
});

/** The goal was changed elsewhere meanwhile: the author chooses, in the words of the form. */
export const Conflict = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ loaded }) => {
    await name();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Цель' }), 'Сон');
    await unsaved();
    await loaded['environment'].platform.fetch(
      new Request(`${location.origin}/api/v1/author/meditation/meditation-skan-lezha`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: 'meditation-skan-lezha', goal: 'focus' }),
      }),
    );
    await userEvent.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Какую версию сохранить' }));
    await expect(dialog.getByRole('radiogroup', { name: 'Цель' })).toBeInTheDocument();
    await expect(dialog.getByText('Концентрация')).toBeInTheDocument();
  },
});

/** The line of the goal leads to its field. */
export const Readiness = meta.story({
  parameters: { route: '/meditations/new' },
  play: async () => {
    await name();
    await userEvent.click(screen.getByRole('button', { name: /^Выбрать: Цель/ }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Цель' })).toHaveFocus());
  },
});

export const English = meta.story({
  tags: ['picture'],
  globals: { language: 'en' },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Title of the meditation' })).toBeInTheDocument();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await name();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});
