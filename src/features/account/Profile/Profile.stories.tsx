import { useAtomValue } from 'jotai';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { keepRowsAtom } from '#atoms/seen/setting.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import { themeAtom } from '#atoms/ui/theme.ts';
import { LanguageContext } from '#lib/i18n/LanguageContext.tsx';
import { fails, never } from '#platform/msw.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import type { StoryEnvironment } from '#storybook/environment.ts';
import { Profile } from './Profile.tsx';

/** The screen in the frame, in the language that it chooses itself. */
function Stage() {
  return (
    <LanguageContext value={useAtomValue(languageAtom)}>
      <InShell path="/profile">
        <Profile />
      </InShell>
    </LanguageContext>
  );
}

const meta = preview.meta({
  component: Profile,
  parameters: { layout: 'fullscreen', route: '/profile' },
  render: () => <Stage />,
});

const find = (name: string | RegExp) => screen.findByRole('textbox', { name }, { timeout: 5000 });
const firstName = () => find('Имя');
const card = () => within(screen.getByRole('region', { name: 'Так вас видят клиенты' }));
const save = () => {
  const [button] = screen.getAllByRole('button', { name: /^Сохран/ });
  if (button === undefined) throw new Error('No button to save');
  return button;
};
const state = (text: RegExp) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
const unsaved = () => state(/^Не\s+сохранено$/);
const toast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const told = () => toast('Данные пользователя обновлены');

const profileOf = async ({ platform }: StoryEnvironment): Promise<Record<string, unknown>> => {
  const answer = await platform.fetch(new Request(`${location.origin}/api/v1/author/profile`));
  return answer.json();
};

async function changeElsewhere({ platform }: StoryEnvironment, fields: object) {
  const answer = await platform.fetch(
    new Request(`${location.origin}/api/v1/author/profile`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ firstName: 'Марина', lastName: 'Ветрова', ...fields }),
    }),
  );
  await expect(answer.ok).toBe(true);
}

/** Edited, seen as a client would, saved by the keys; the author is read again and told. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ loaded }) => {
    const field = await find('Специализация');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Профиль');
    await expect(document.title).toBe('Профиль — Кабинет автора');
    await userEvent.clear(field);
    await userEvent.type(field, 'Дыхание и голос');
    await expect(card().getByText('Дыхание и голос')).toBeVisible();
    await unsaved();
    await userEvent.keyboard('{Control>}[KeyS]{/Control}');
    await told();
    await toast('Успешно');
    await state(/^Сохранено/);
    await expect(await profileOf(loaded['environment'])).toMatchObject({ headline: 'Дыхание и голос' });
    await expect(screen.getAllByText('Дыхание и голос').length).toBeGreaterThan(1);
  },
});

/** Every part of a profile, saved at once. */
export const Contacts = meta.story({
  play: async ({ loaded }) => {
    await userEvent.type(await find('Сайт'), 'vetrova.ru/praktiki');
    await userEvent.type(await find('Telegram'), '@vetrova');
    await userEvent.type(await find('Телефон'), '+7 900 000-00-00');
    await userEvent.click(screen.getByRole('switch', { name: /Покупки/ }));
    await expect(card().getByText('vetrova.ru')).toBeVisible();
    await userEvent.click(save());
    await told();
    await expect(await profileOf(loaded['environment'])).toMatchObject({
      site: 'https://vetrova.ru/praktiki',
      phone: '+7 900 000-00-00',
      socials: { telegram: '@vetrova' },
      notifications: { sales: false, requests: true },
    });
  },
});

/** Theme and language change at once, and are no part of what is saved. */
export const Look = meta.story({
  tags: ['picture'],
  play: async ({ loaded }) => {
    const { store } = loaded['environment'];
    await firstName();
    await userEvent.click(screen.getByRole('radio', { name: 'Тёмная' }));
    await expect(store.get(themeAtom)).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    await expect(await find('First name')).toHaveValue('Марина');
    await expect(screen.queryByText('Not saved')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Русский' }));
    await firstName();
  },
});

/** What is not filled in leads to its field. */
export const FirstDay = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async () => {
    await firstName();
    const [link] = screen.getAllByRole('button', { name: /Нет ни\s+сайта/ });
    if (link === undefined) throw new Error('No way to the field');
    await userEvent.click(link);
    await expect(await find('Сайт')).toHaveFocus();
  },
});

/** What was seen stays on the device until the author wants it no more. */
export const KeepsNoLists = meta.story({
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    const keeps = await canvas.findByRole('switch', { name: /^Хранить списки/ });
    await expect(keeps).toBeChecked();
    await userEvent.click(keeps);
    await expect(keeps).not.toBeChecked();
    await expect(store.get(keepRowsAtom)).toBe(false);
  },
});

/** The password is changed by a letter: the button sends it, and says where. */
export const PasswordLetter = meta.story({
  play: async ({ loaded }) => {
    await firstName();
    await userEvent.click(screen.getByRole('button', { name: 'Прислать письмо' }));
    await state(/отправлено на\s+author@example\.com/);
    await waitFor(() => expect(loaded['environment'].mail.letters).toHaveLength(1));
    await expect(screen.getByText(/ещё раз через\s+1:00/)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/отправлено/));
  },
});

/** A photo counts at once, and taking it off can be taken back. */
export const Avatar = meta.story({
  play: async ({ loaded }) => {
    await firstName();
    const before = await profileOf(loaded['environment']);
    await userEvent.click(screen.getByRole('button', { name: 'Убрать фото' }));
    await told();
    await expect(await profileOf(loaded['environment'])).toMatchObject({ avatarId: null });
    await userEvent.click(await screen.findByRole('button', { name: /Вернуть/ }));
    await waitFor(async () =>
      expect(await profileOf(loaded['environment'])).toMatchObject({ avatarId: before['avatarId'] }),
    );
    await expect(await screen.findByRole('button', { name: 'Убрать фото' })).toBeVisible();
  },
});

/** A file that is no picture is told of beside the field. */
export const BadPhoto = meta.story({
  tags: ['picture-phone'],
  play: async () => {
    await firstName();
    await userEvent.upload(
      screen.getByLabelText('Файл фото'),
      new File(['no picture'], 'photo.jpg', { type: 'image/jpeg' }),
    );
    await state(/photo\.jpg/);
  },
});

/** Another photo opens its crop, and goes to the platform cut. */
export const Crop = meta.story({
  play: async ({ loaded }) => {
    await firstName();
    const before = await profileOf(loaded['environment']);
    await userEvent.click(screen.getByRole('button', { name: 'Изменить кадр' }));
    const dialog = within(await screen.findByRole('dialog'));
    const done = await dialog.findByRole('button', { name: 'Готово' });
    await waitFor(() => expect(done).toBeEnabled());
    await userEvent.click(done);
    await told();
    await expect((await profileOf(loaded['environment']))['avatarId']).not.toBe(before['avatarId']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(never(endpoints.account.updateProfile)),
  play: async () => {
    await userEvent.type(await firstName(), '!');
    await userEvent.click(save());
    await waitFor(() => expect(save()).toHaveAttribute('aria-busy', 'true'));
  },
});

/** A save that failed is told in the words of the specification, and keeps the draft. */
export const Failed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.account.updateProfile, 500)),
  play: async () => {
    await userEvent.type(await firstName(), '!');
    await userEvent.click(save());
    await toast('Не удалось обновить данные пользователя');
    await state(/^Не\s+сохранилось$/);
    await expect(await firstName()).toHaveValue('Марина!');
  },
});

/** Errors stand beside their fields, and the focus goes to the first of them. */
export const Invalid = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async () => {
    await userEvent.clear(await firstName());
    await userEvent.type(await find('Телефон'), 'нет');
    await userEvent.click(save());
    const field = await firstName();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Заполните это поле');
    await expect(await find('Телефон')).toHaveAccessibleDescription(/Проверьте номер/);
  },
});

/** Changed elsewhere meanwhile: the author chooses before anything is overwritten. */
export const Conflict = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ loaded }) => {
    const field = await find('Специализация');
    await userEvent.type(field, ' и голос');
    await unsaved();
    await changeElsewhere(loaded['environment'], { headline: 'Медитация' });
    await userEvent.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Какую версию сохранить' }));
    await expect(dialog.getByText(/Медитация/)).toBeInTheDocument();
  },
});

/** What an earlier visit left on this device is offered back. */
export const Restore = meta.story({
  beforeEach: async ({ loaded }) => {
    const draft = {
      fields: { headline: 'Голос и тело' },
      base: { headline: 'Телесные практики' },
      baseUpdatedAt: '2026-10-21T06:00:00.000Z',
      editedAt: Date.parse('2026-11-20T09:04:00+03:00'),
      createdId: null,
    };
    await loaded['environment'].device.set(`draft/${demoAccount.id}/profile/${demoAccount.id}`, {
      draft,
      offer: null,
    });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Восстановить' }));
    await waitFor(async () => expect(await find('Специализация')).toHaveValue('Голос и тело'));
    await unsaved();
  },
});

/** With the keyboard alone: to the field, through it, and saved. */
export const Keyboard = meta.story({
  play: async () => {
    const name = await firstName();
    name.focus();
    await userEvent.keyboard('{End}-Анна');
    await userEvent.tab();
    await expect(await find('Фамилия')).toHaveFocus();
    await userEvent.keyboard('{Control>}[KeyS]{/Control}');
    await told();
    await expect(screen.getAllByText('Марина-Анна Ветрова').length).toBeGreaterThan(1);
  },
});

/** The card on a phone stands in the sheet, and holds any word. */
export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ loaded }) =>
    changeElsewhere(loaded['environment'], {
      firstName: 'Превысокомногорассмотрительствующая',
      lastName: 'Рентгеноэлектрокардиографическая',
      headline: 'Превысокомногорассмотрительствующие-практики-без-единого-пробела',
      bio: 'Длинное слово: '.repeat(20) + 'рентгеноэлектрокардиографического'.repeat(4),
      socials: { telegram: '@vetrova', 'превысокомногорассмотрительствующая-сеть': 'vetrova' },
    }),
  play: async () => {
    await firstName();
    await userEvent.click(screen.getByRole('button', { name: /Заполнено/ }));
    const sheet = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(sheet.getByText('Telegram')).toBeVisible());
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await firstName();
  },
});

export const English = meta.story({
  tags: ['picture'],
  globals: { language: 'en' },
  play: async () => {
    await expect(await find('First name')).toHaveValue('Марина');
  },
});
