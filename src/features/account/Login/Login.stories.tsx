import { useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { passwordChangedAtom, typedEmailAtom } from '#atoms/session/betweenScreens.ts';
import { endedAtAtom, endedAuthorAtom } from '#atoms/session/session.ts';
import { now } from '#lib/time/clock.ts';
import { fails, never } from '#platform/msw.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { Login } from './Login.tsx';

/** Login, and in place of every other screen its route. */
function Stage() {
  const { pathname, search } = useLocation();
  return pathname === '/login' ? <Login /> : <main>{pathname + search}</main>;
}

const meta = preview.meta({
  component: Login,
  parameters: { layout: 'fullscreen', route: '/login' },
  render: () => <Stage />,
  beforeEach: ({ loaded }) => loaded['environment'].signOut(),
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

async function fillIn(canvas: Canvas, { email, password }: { email: string; password: string }) {
  await userEvent.type(canvas.getByLabelText('Почта'), email);
  await userEvent.type(canvas.getByLabelText('Пароль'), password);
}

const submit = (canvas: Canvas) => canvas.getByRole('button', { name: 'Войти' });

/** Native fields with the names that password managers look for. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Доброе утро' })).toBeVisible();
    await expect(canvas.getByLabelText('Почта')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Пароль')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('link', { name: 'Забыли пароль?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(canvas.getByRole('link', { name: 'Регистрация' })).toHaveAttribute('href', '/register');
  },
});

/** A window of 1440 px at 200 %. */
export const Zoomed = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Доброе утро' })).toBeVisible();
    await expectToFit();
  },
});

/** With the keyboard alone: mail, password, Enter; then the route that was asked for. */
export const SignIn = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/login?back=%2Flectures%3Fsort%3Dname' },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Почта');
    await userEvent.tab();
    await userEvent.keyboard(demoAccount.email);
    await userEvent.tab();
    await userEvent.keyboard(`${demoAccount.password}{Enter}`);
    await expect(await canvas.findByText('/lectures?sort=name')).toBeVisible();
  },
});

/** Another author's session ended here: where that one was is not gone back to. */
export const AnotherAuthor = meta.story({
  parameters: { route: '/login?back=%2Flectures%2Flecture-golos' },
  beforeEach: ({ loaded }) => loaded['environment'].store.set(endedAuthorAtom, 'another'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Почта'), demoAccount.email);
    await userEvent.type(canvas.getByLabelText('Пароль'), `${demoAccount.password}{Enter}`);
    await expect(await canvas.findByText('/')).toBeVisible();
  },
});

/** Who is signed in goes on at once, and never to a foreign address. */
export const SignedIn = meta.story({
  parameters: { route: '/login?back=%2F%2Fevil.example' },
  beforeEach: ({ loaded }) => loaded['environment'].sessions.hold(demoAccount.id),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/')).toBeVisible();
  },
});

/** The session ended by itself: what was written is safe. */
export const SessionEnded = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ loaded }) => {
    loaded['environment'].store.set(endedAuthorAtom, demoAccount.id);
    loaded['environment'].store.set(endedAtAtom, now());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Правки на месте')).toBeVisible();
    await expect(canvas.getByText(/^Сеанс закончился в\s0?9:12\./)).toBeVisible();
  },
});

/** After a recovery: said once more, and the e-mail is there. */
export const PasswordChanged = meta.story({
  beforeEach: ({ loaded }) => {
    const { store } = loaded['environment'];
    store.set(passwordChangedAtom, true);
    store.set(typedEmailAtom, demoAccount.email);
  },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Пароль изменён')).toBeVisible();
    await expect(canvas.getByLabelText('Почта')).toHaveValue(demoAccount.email);
    await userEvent.type(canvas.getByLabelText('Пароль'), `${demoAccount.password}{Enter}`);
    await expect(await canvas.findByText('/')).toBeVisible();
    await expect(loaded['environment'].store.get(passwordChangedAtom)).toBe(false);
    await expect(loaded['environment'].store.get(typedEmailAtom)).toBe('');
  },
});

/** What is missing is told beside its field, and the first of them takes the focus. */
export const Invalid = meta.story({
  tags: ['picture-phone'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Почта'), 'marina');
    await userEvent.click(submit(canvas));
    await expect(canvas.getByLabelText('Почта')).toHaveFocus();
    await expect(canvas.getByLabelText('Почта')).toHaveAccessibleDescription(/name@example\.com/);
    await expect(canvas.getByLabelText('Пароль')).toHaveAccessibleDescription('Заполните это поле');
    await userEvent.type(canvas.getByLabelText('Пароль'), 'x');
    await expect(canvas.getByLabelText('Пароль')).toBeValid();
  },
});

async function beRefused(canvas: Canvas) {
  await canvas.findByLabelText('Почта');
  await fillIn(canvas, { ...demoAccount, password: 'wrong-password' });
  await userEvent.click(submit(canvas));
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Неверная почта или пароль'));
}

/** A wrong password: the mail stays, the reason stands over the button. */
export const Refused = meta.story({
  play: async ({ canvas }) => {
    await beRefused(canvas);
    await expect(canvas.getByLabelText('Почта')).toHaveValue(demoAccount.email);
  },
});

/** After a refusal the right password leads in. */
export const RefusedThenAccepted = meta.story({
  play: async ({ canvas }) => {
    await beRefused(canvas);
    await userEvent.clear(canvas.getByLabelText('Пароль'));
    await userEvent.type(canvas.getByLabelText('Пароль'), `${demoAccount.password}{Enter}`);
    await expect(await canvas.findByText('/')).toBeVisible();
  },
});

/** After too many tries the platform says from when on it looks at another one. */
export const TooManyTries = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Почта');
    await fillIn(canvas, { ...demoAccount, password: 'wrong-password' });
    for (let attempt = 0; attempt < 6; attempt++) {
      await userEvent.click(submit(canvas));
      await waitFor(() => expect(submit(canvas)).not.toHaveAttribute('aria-busy'));
    }
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Попробуйте после\s09:27/);
  },
});

/** The platform is out of order. */
export const Failed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.auth.login, 503)),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Почта');
    await fillIn(canvas, demoAccount);
    await userEvent.click(submit(canvas));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('На платформе что-то сломалось'));
  },
});

/** The answer is awaited: the button keeps its width and the focus. */
export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(never(endpoints.auth.login)),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Почта');
    await fillIn(canvas, demoAccount);
    await userEvent.click(submit(canvas));
    const button = await canvas.findByRole('button', { name: 'Входим…' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Good morning' })).toBeVisible());
  },
});
