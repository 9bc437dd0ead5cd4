import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { passwordChangedAtom, typedEmailAtom } from '#atoms/session/betweenScreens.ts';
import { fails, never } from '#platform/msw.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import preview from '#storybook/preview.tsx';
import { storySecrets, type StoryEnvironment } from '#storybook/environment.ts';
import { NewPassword } from './NewPassword.tsx';

/** The screen, and in place of every other one its route with what was left for it. */
function Stage() {
  const { pathname, search } = useLocation();
  const changed = useAtomValue(passwordChangedAtom);
  const email = useAtomValue(typedEmailAtom);
  if (pathname !== '/recovery-password')
    return <main>{`${pathname} ${email} ${changed ? 'changed' : ''}`}</main>;
  return (
    <>
      <NewPassword />
      <nav hidden aria-label="Адрес">
        {search}
      </nav>
    </>
  );
}

const meta = preview.meta({
  component: NewPassword,
  parameters: { layout: 'fullscreen', route: `/recovery-password?token=${storySecrets.token}` },
  render: () => <Stage />,
  beforeEach: ({ loaded }) => {
    sessionStorage.clear();
    loaded['environment'].signOut();
  },
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

const password = 'тихий рассвет над рекой';

/** The letter whose link the story begins with. */
async function askForLetter({ platform, mail }: StoryEnvironment) {
  await platform.fetch(
    new Request(`${location.origin}/api/v1/author/forgotPassword`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: demoAccount.email }),
    }),
  );
  await waitFor(() => expect(mail.letters).toHaveLength(1));
}

const field = (canvas: Canvas) => canvas.findByLabelText('Новый пароль');

async function fillIn(canvas: Canvas, first: string, second = first) {
  await userEvent.type(await field(canvas), first);
  await userEvent.type(canvas.getByLabelText('Ещё раз'), `${second}{Enter}`);
}

/** The token is out of the address at once. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    await expect(await field(canvas)).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByLabelText('Ещё раз')).toHaveAttribute('autocomplete', 'new-password');
    await waitFor(() => expect(canvas.getByRole('navigation', { hidden: true })).toHaveTextContent(/^$/));
  },
});

/** With the keyboard alone, twice the same; then login, which is told of it. */
export const Done = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ loaded }) => askForLetter(loaded['environment']),
  play: async ({ canvas }) => {
    const first = await field(canvas);
    // The link of the letter leads to where something is to be typed.
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard(password);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await field(canvas)).toHaveAttribute('type', 'text');
    await userEvent.tab();
    await userEvent.keyboard(`${password}{Enter}`);
    await expect(await canvas.findByText(/^\/login\s+changed$/)).toBeVisible();
    await expect(sessionStorage.getItem('kabinet.recovery')).toBeNull();
  },
});

/** What is wrong stands beside its field, and goes as it is mended. */
export const Invalid = meta.story({
  play: async ({ canvas }) => {
    await fillIn(canvas, 'короче', 'другой');
    const first = await field(canvas);
    await waitFor(() => expect(first).toHaveAccessibleDescription(/Не короче 8 знаков/));
    await expect(first).toHaveFocus();
    await userEvent.type(first, ' пароля');
    await userEvent.keyboard('{Enter}');
    const second = canvas.getByLabelText('Ещё раз');
    await waitFor(() => expect(second).toHaveAccessibleDescription(/не\s+совпали/));
    await expect(second).toHaveFocus();
  },
});

/** The platform knows the commonest passwords. */
export const TooCommon = meta.story({
  tags: ['picture-phone'],
  // The console knows the list itself, so that nothing is asked.
  beforeEach: async ({ loaded, msw }) => {
    await askForLetter(loaded['environment']);
    msw.use(never(endpoints.account.resetPassword));
  },
  play: async ({ canvas }) => {
    await fillIn(canvas, 'password');
    await waitFor(async () => expect(await field(canvas)).toHaveAccessibleDescription(/одним из\s+первых/));
  },
});

/** Used already, or too old: the way to a new letter, and nothing to type for nothing. */
export const Dead = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ canvas }) => {
    await fillIn(canvas, password);
    await expect(
      await canvas.findByRole('heading', { name: /^Ссылка больше не\s+действует$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Запросить письмо' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(sessionStorage.getItem('kabinet.recovery')).toBeNull();
  },
});

/** The first try had no answer, and the link works no more: it has most likely done its work. */
export const Perhaps = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.account.resetPassword, 503)),
  play: async ({ canvas, msw }) => {
    await fillIn(canvas, password);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('На платформе что-то сломалось'));
    msw.use(fails(endpoints.account.resetPassword, 400));
    await userEvent.click(canvas.getByRole('button', { name: 'Сменить пароль' }));
    await expect(await canvas.findByRole('heading', { name: 'Похоже, пароль уже изменён' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
    await expect(sessionStorage.getItem('kabinet.recovery')).toBeNull();
  },
});

/** Opened without the link. */
export const Missing = meta.story({
  parameters: { route: '/recovery-password' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Нужна ссылка из\s+письма$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
  },
});

export const Failed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.account.resetPassword, 503)),
  play: async ({ canvas }) => {
    await fillIn(canvas, password);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('На платформе что-то сломалось'));
    await expect(await field(canvas)).toHaveValue(password);
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(never(endpoints.account.resetPassword)),
  play: async ({ canvas }) => {
    await fillIn(canvas, password);
    await expect(await canvas.findByRole('button', { name: 'Меняем…' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await field(canvas)).toBeVisible();
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'New password' })).toBeVisible();
  },
});
