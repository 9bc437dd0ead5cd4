import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { typedEmailAtom } from '#atoms/session/betweenScreens.ts';
import { chosenPasswordAtom } from '#atoms/session/registrationDraft.ts';
import { now, setNow } from '#lib/time/clock.ts';
import { fails, never } from '#platform/msw.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import preview from '#storybook/preview.tsx';
import { storySecrets } from '#storybook/environment.ts';
import { Register } from './Register.tsx';

/** The screen, and in place of every other one its route with what was left for it. */
function Stage() {
  const { pathname } = useLocation();
  const email = useAtomValue(typedEmailAtom);
  const password = useAtomValue(chosenPasswordAtom);
  return pathname === '/register' ? <Register /> : <main>{`${pathname} ${email} ${password}`}</main>;
}

const meta = preview.meta({
  component: Register,
  parameters: { layout: 'fullscreen', route: '/register' },
  globals: { viewport: { value: 'desktop' } },
  render: () => <Stage />,
  beforeEach: ({ loaded }) => loaded['environment'].signOut(),
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

const email = 'marina@vetrova.ru';
const wrongCode = '482910';
const password = 'тихий рассвет над рекой';

const mailField = (canvas: Canvas) => canvas.findByLabelText('Почта');
const codeField = (canvas: Canvas) => canvas.findByLabelText('Код из письма');
const passwordField = (canvas: Canvas) => canvas.getByLabelText('Пароль');
const next = (canvas: Canvas) => canvas.getByRole('button', { name: 'Дальше' });

async function askForCode(canvas: Canvas, address = email) {
  await userEvent.type(await mailField(canvas), `${address}{Enter}`);
}

async function toCode(canvas: Canvas) {
  await askForCode(canvas);
  await waitFor(async () => expect(await codeField(canvas)).toHaveFocus());
}

async function toPassword(canvas: Canvas) {
  await toCode(canvas);
  await userEvent.paste(storySecrets.code);
  await waitFor(() => expect(passwordField(canvas)).toHaveFocus());
}

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Откроем кабинет' })).toBeVisible();
    await expect(await mailField(canvas)).toHaveAttribute('autocomplete', 'email');
    await expect(canvas.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
  },
});

/** A letter is on its way: three digits are typed, the password is locked. */
export const Code = meta.story({
  tags: ['picture'],
  play: async ({ canvas, loaded }) => {
    await toCode(canvas);
    await expect(loaded['environment'].mail.letters[0]?.secret).toBe(storySecrets.code);
    await expect(await canvas.findByText(`Отправили код на ${email}`)).toBeVisible();
    await expect(await codeField(canvas)).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.keyboard('407');
    await expect(canvas.getByText('Отправить ещё раз через 1:00')).toBeVisible();
    await expect(passwordField(canvas)).toBeDisabled();
    await expect(next(canvas)).toBeDisabled();
    (await codeField(canvas)).blur();
  },
});

/** Pasted whole, the code is checked at once and opens the password, which is judged as it is typed. */
export const Password = meta.story({
  play: async ({ canvas }) => {
    await toPassword(canvas);
    await expect(canvas.getByText('Код подошёл')).toBeVisible();
    await expect(passwordField(canvas)).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.keyboard('vetrova1');
    await expect(await canvas.findByText('Слабый: в нём ваша почта или имя')).toBeVisible();
    await userEvent.clear(passwordField(canvas));
    await userEvent.keyboard(password);
    await expect(await canvas.findByText('Надёжный')).toBeVisible();
  },
});

/** The commonest passwords are refused here, before anything of step two is written. */
export const CommonPassword = meta.story({
  play: async ({ canvas }) => {
    await toPassword(canvas);
    await userEvent.keyboard('Natasha2010{Enter}');
    await waitFor(() =>
      expect(passwordField(canvas)).toHaveAccessibleDescription(/подбирают одним из\sпервых/),
    );
    await expect(passwordField(canvas)).toHaveFocus();
    await expect(await canvas.findByText('Очень слабый: он из самых частых')).toBeVisible();
    await userEvent.clear(passwordField(canvas));
    await userEvent.keyboard(`${password}{Enter}`);
    await expect(await canvas.findByText(`/register-step-two ${email} ${password}`)).toBeVisible();
  },
});

/** The link of a platform that has no author yet: no letter is sent, and the password comes at once. */
export const Invited = meta.story({
  parameters: { route: `/register?invitation=${storySecrets.token}` },
  beforeEach: async ({ loaded }) => {
    loaded['environment'].load(() => []);
    await loaded['environment'].platform.invite();
  },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(/с\sней вы будете входить/)).toBeVisible();
    await userEvent.type(await mailField(canvas), 'marina{Enter}');
    await expect(await mailField(canvas)).toHaveAccessibleDescription(/name@example\.com/);
    await userEvent.type(await mailField(canvas), '@vetrova.ru{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Придумаем пароль' })).toBeVisible();
    await waitFor(() => expect(passwordField(canvas)).toHaveFocus());
    await expect(canvas.queryByLabelText('Код из письма')).toBeNull();
    await userEvent.keyboard(`${password}{Enter}`);
    await expect(await canvas.findByText(`/register-step-two ${email} ${password}`)).toBeVisible();
    await expect(loaded['environment'].mail.letters).toEqual([]);
  },
});

/** A link that was used already, or is too old: a letter with a code does the same. */
export const InvitationOver = meta.story({
  parameters: { route: `/register?invitation=${storySecrets.token}` },
  play: async ({ canvas, loaded }) => {
    await toCode(canvas);
    await expect(await canvas.findByText(`Отправили код на ${email}`)).toBeVisible();
    await expect(loaded['environment'].mail.letters).toHaveLength(1);
  },
});

/** With the keyboard alone, to the second step. Nothing of the password is written down. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await mailField(canvas);
    await userEvent.tab();
    await userEvent.keyboard(`${email}{Enter}`);
    await waitFor(async () => expect(await codeField(canvas)).toHaveFocus());
    await userEvent.keyboard(storySecrets.code);
    await waitFor(() => expect(passwordField(canvas)).toHaveFocus());
    await userEvent.keyboard(`${password}{Enter}`);
    await expect(await canvas.findByText(`/register-step-two ${email} ${password}`)).toBeVisible();
    await expect(JSON.stringify(localStorage)).not.toContain(password);
  },
});

/** A wrong code is told beside it and can be mended in place. */
export const Invalid = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await askForCode(canvas, 'marina');
    await waitFor(async () =>
      expect(await mailField(canvas)).toHaveAccessibleDescription(/name@example\.com/),
    );
    await expect(await mailField(canvas)).toHaveFocus();
    await userEvent.clear(await mailField(canvas));
    await toCode(canvas);
    await userEvent.keyboard(wrongCode);
    await waitFor(async () =>
      expect(await codeField(canvas)).toHaveAccessibleDescription(/Код не\sподошёл.*осталось 4\sпопытки/),
    );
    await expect(await codeField(canvas)).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Код не\sподошёл/);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{Backspace}5');
    await waitFor(() => expect(passwordField(canvas)).toHaveFocus());
    await userEvent.keyboard('мало{Enter}');
    await expect(passwordField(canvas)).toHaveAccessibleDescription(/Не короче 8 знаков/);
    await expect(passwordField(canvas)).toHaveFocus();
  },
});

/** Somebody has the e-mail: login and a new password are a press away, and know the e-mail. */
export const Taken = meta.story({
  play: async ({ canvas }) => {
    await askForCode(canvas, demoAccount.email);
    await waitFor(async () =>
      expect(await mailField(canvas)).toHaveAccessibleDescription(/уже открыт кабинет/),
    );
    await expect(canvas.getByRole('link', { name: 'смените пароль' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(await mailField(canvas)).toHaveFocus();
  },
});

/** The e-mail goes along to login. */
export const TakenToLogin = meta.story({
  play: async ({ canvas }) => {
    await askForCode(canvas, demoAccount.email);
    await userEvent.click(await canvas.findByRole('link', { name: 'Войдите' }));
    await expect(await canvas.findByText(`/login ${demoAccount.email}`)).toBeVisible();
  },
});

/** After a minute another letter can be asked for; the digits that were typed go. */
export const SentAgain = meta.story({
  play: async ({ canvas, loaded }) => {
    await toCode(canvas);
    await userEvent.keyboard('40');
    setNow(now() + 18_000);
    await expect(await canvas.findByText('Отправить ещё раз через 0:42')).toBeVisible();
    setNow(now() + 42_000);
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить ещё раз' }));
    await expect(await canvas.findByText('Отправили новый код')).toBeVisible();
    await expect(loaded['environment'].mail.letters).toHaveLength(2);
    await expect(await codeField(canvas)).toHaveValue('');
    await expect(await codeField(canvas)).toHaveFocus();
  },
});

/** Another address: the field comes back with what was typed. The same one again, within the minute, needs no other letter. */
export const ChangeAddress = meta.story({
  play: async ({ canvas, loaded }) => {
    await toCode(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Изменить адрес' }));
    await expect(await mailField(canvas)).toHaveValue(email);
    await userEvent.click(canvas.getByRole('button', { name: 'Получить код' }));
    await codeField(canvas);
    await expect(loaded['environment'].mail.letters).toHaveLength(1);
  },
});

/** How many tries are left is told with each; after the last one, when the next may be made. The platform then says the same. */
export const TooManyTries = meta.story({
  play: async ({ canvas }) => {
    await toCode(canvas);
    const field = await codeField(canvas);
    for (const said of [
      /4\sпопытки/,
      /3\sпопытки/,
      /2\sпопытки/,
      /1\sпопытка/,
      /Попыток больше нет.*в\s09:27/,
      null,
    ]) {
      await userEvent.clear(field);
      await userEvent.type(field, wrongCode);
      await waitFor(() => expect(field).toBeInvalid());
      if (said !== null) await expect(field).toHaveAccessibleDescription(said);
    }
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/Слишком много неверных кодов\. Следующая попытка в\s09:27/),
    );
  },
});

/** The letter could not be sent. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.auth.checkEmail, 503)),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось отправить письмо'));
    await expect(await mailField(canvas)).toHaveValue(email);
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(never(endpoints.auth.checkEmail)),
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await expect(await canvas.findByRole('button', { name: 'Отправляем…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** Who is signed in goes on at once. */
export const SignedIn = meta.story({
  beforeEach: ({ loaded }) => loaded['environment'].sessions.hold(demoAccount.id),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/')).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await toPassword(canvas);
    await userEvent.keyboard('йцукен12');
    await expect(await canvas.findByText(/он из самых частых/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), `${email}{Enter}`);
    await expect(await canvas.findByRole('heading', { name: 'Check your mail' })).toBeVisible();
    await expect(await canvas.findByText('Send again in 1:00')).toBeVisible();
  },
});
