import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { typedEmailAtom } from '#atoms/session/betweenScreens.ts';
import {
  askForCodeAtom,
  chosenPasswordAtom,
  describeAuthorAtom,
  proveCodeAtom,
  registrationDraftAtom,
} from '#atoms/session/registrationDraft.ts';
import { authAtom, authorAtom } from '#atoms/session/session.ts';
import { now, setNow } from '#lib/time/clock.ts';
import { provedLifetimeMs } from '#platform/routes/authTickets.ts';
import { fails, never } from '#platform/msw.ts';
import { storyAssets } from '#storybook/assets.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import preview from '#storybook/preview.tsx';
import { realSize } from '#storybook/realSize.ts';
import { storySecrets, type StoryEnvironment } from '#storybook/environment.ts';
import { RegisterStepTwo } from './RegisterStepTwo.tsx';

/** The screen, and in place of every other one its route. */
function Stage() {
  const { pathname, state } = useLocation();
  return pathname === '/register-step-two' ? (
    <RegisterStepTwo />
  ) : (
    <main>{`${pathname} ${state?.code === true ? 'code' : ''}`}</main>
  );
}

const email = 'marina@vetrova.ru';
const password = 'тихий рассвет над рекой';

/** Step one, done. */
async function proved({ store, signOut }: StoryEnvironment) {
  signOut();
  await store.set(askForCodeAtom, email);
  await store.set(proveCodeAtom, storySecrets.code);
  store.set(chosenPasswordAtom, password);
}

const meta = preview.meta({
  component: RegisterStepTwo,
  parameters: { layout: 'fullscreen', route: '/register-step-two' },
  globals: { viewport: { value: 'desktop' } },
  render: () => <Stage />,
  beforeEach: ({ loaded }) => proved(loaded['environment']),
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

const firstName = (canvas: Canvas) => canvas.findByLabelText('Имя');
const submit = (canvas: Canvas) => canvas.getByRole('button', { name: 'Открыть кабинет' });

/** The lists under the fields are there once their code is. */
const settled = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('combobox', { name: 'Страна' })).toHaveValue('Россия'));

async function fillIn(canvas: Canvas) {
  await userEvent.type(await firstName(canvas), 'Марина');
  await userEvent.type(canvas.getByLabelText('Фамилия'), 'Ветрова');
}

async function photo(): Promise<File> {
  const bytes = await new Response(await storyAssets.open('covers/avatar.webp')).blob();
  return new File([bytes], 'marina.webp', { type: 'image/webp' });
}

const choose = async (canvas: Canvas) => userEvent.upload(canvas.getByLabelText('Файл фото'), await photo());

/** Country and time zone are found by the device and can be changed. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Расскажите о\sсебе$/ }),
    ).toBeVisible();
    await settled(canvas);
    await expect(canvas.getByRole('combobox', { name: 'Часовой пояс' })).toHaveValue('Москва, GMT+3');
    await expect(canvas.getByText('Определили сами. Сейчас 09:12')).toBeVisible();
    await expect(canvas.getByText('Шаг 2 из 2')).toBeVisible();
    await expect(await firstName(canvas)).toHaveAttribute('autocomplete', 'given-name');
    await expect(canvas.getByLabelText('Фамилия')).toHaveAttribute('autocomplete', 'family-name');
    await expect(canvas.getByRole('combobox', { name: 'Страна' })).toHaveAttribute(
      'autocomplete',
      'country-name',
    );
    await expect(canvas.queryByLabelText('Пароль')).not.toBeInTheDocument();
  },
});

/** The account is open, with all that was told, and nothing of it stays on the device. */
export const Opened = meta.story({
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    // The root of the app follows who works here.
    const stop = store.sub(authAtom, () => undefined);
    await fillIn(canvas);
    await settled(canvas);
    await userEvent.type(canvas.getByLabelText('Специализация'), 'Телесные практики');
    await choose(canvas);
    await canvas.findByRole('slider', { name: 'Масштаб' });
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText('/')).toBeVisible();
    await expect(store.get(authorAtom)).toMatchObject({
      email,
      firstName: 'Марина',
      country: 'RU',
      timezone: 'Europe/Moscow',
      headline: 'Телесные практики',
    });
    // The photo follows by the queue of uploads.
    await waitFor(() => expect(store.get(authorAtom)?.avatarId).toEqual(expect.any(String)));
    stop();
    await expect(store.get(registrationDraftAtom).code).toBe('');
    await expect(localStorage.getItem('kabinet.registration-photo')).toBeNull();
  },
});

/** The crop stands in the picture's place, and the circle in the form shows what is in it. */
export const Photo = meta.story({
  tags: ['picture'],
  play: async ({ canvas, loaded }) => {
    await firstName(canvas);
    await choose(canvas);
    const zoom = await canvas.findByRole('button', { name: 'Увеличить' });
    await waitFor(() => expect(loaded['environment'].store.get(registrationDraftAtom).area).not.toBeNull());
    for (let press = 0; press < 4; press++) await userEvent.click(zoom);
    await expect(canvas.getByRole('slider', { name: 'Масштаб' })).toHaveAttribute(
      'aria-valuetext',
      '140\u00A0%',
    );
    await expect(canvas.getByText('Попадёт то, что в круге')).toBeVisible();
    await expect(canvas.queryByText('Рассвет на дюнах')).not.toBeInTheDocument();
  },
});

/** A tablet is turned: the crop goes from beside the form into a dialog and back, and everything typed stays. */
export const Turned = meta.story({
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    await fillIn(canvas);
    await choose(canvas);
    await canvas.findByRole('slider', { name: 'Масштаб' });
    await waitFor(() => expect(store.get(registrationDraftAtom).area).not.toBeNull());
    const { area } = store.get(registrationDraftAtom);
    const resize = await realSize();
    if (resize === null) return;
    await resize(768, 1024);
    await expect(await canvas.findByRole('button', { name: 'Изменить кадр' })).toBeVisible();
    await expect(canvas.queryByRole('slider', { name: 'Масштаб' })).not.toBeInTheDocument();
    await expect(await firstName(canvas)).toHaveValue('Марина');
    await resize(1024, 768);
    await expect(await canvas.findByRole('slider', { name: 'Масштаб' })).toBeVisible();
    await expect(await firstName(canvas)).toHaveValue('Марина');
    await expect(store.get(chosenPasswordAtom)).toBe(password);
    await expect(store.get(registrationDraftAtom).area).toEqual(area);
  },
});

const reloaded = async (environment: StoryEnvironment) => {
  await proved(environment);
  environment.store.set(describeAuthorAtom, {
    firstName: 'Марина',
    bio: 'Двенадцать лет учу замечать тело.',
  });
  environment.store.set(chosenPasswordAtom, '');
};

/** After a reload: the password is asked for again, everything else is there. */
export const Reloaded = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => reloaded(loaded['environment']),
  play: async ({ canvas }) => {
    await expect(await firstName(canvas)).toHaveValue('Марина');
    await expect(canvas.getByLabelText('О себе')).toHaveValue('Двенадцать лет учу замечать тело.');
    await expect(canvas.getByText('Введите пароль ещё раз')).toBeVisible();
    await settled(canvas);
    await userEvent.type(canvas.getByLabelText('Фамилия'), 'Ветрова{Enter}');
    const field = canvas.getByLabelText('Пароль');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/Заполните это поле/);
  },
});

/** After a reload the password is all that is needed. */
export const ReloadedThenOpened = meta.story({
  beforeEach: ({ loaded }) => reloaded(loaded['environment']),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Фамилия'), 'Ветрова');
    await userEvent.type(canvas.getByLabelText('Пароль'), `${password}{Enter}`);
    await expect(await canvas.findByText('/')).toBeVisible();
  },
});

/** What is missing is told beside its field, and the first of them takes the focus. */
export const Invalid = meta.story({
  play: async ({ canvas }) => {
    await firstName(canvas);
    await settled(canvas);
    await userEvent.click(submit(canvas));
    await waitFor(async () => expect(await firstName(canvas)).toHaveFocus());
    await expect(await firstName(canvas)).toHaveAccessibleDescription('Заполните это поле');
    await userEvent.type(await firstName(canvas), 'М');
    await expect(await firstName(canvas)).toBeValid();
    await expect(canvas.getByLabelText('Фамилия')).toBeInvalid();
  },
});

/** The platform knows the commonest passwords: the field stands here then. */
export const WeakPassword = meta.story({
  tags: ['picture'],
  beforeEach: async ({ loaded }) => {
    await proved(loaded['environment']);
    loaded['environment'].store.set(chosenPasswordAtom, 'password');
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await settled(canvas);
    await userEvent.click(submit(canvas));
    const field = await canvas.findByLabelText('Пароль');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/подбирают одним из\sпервых/);
    await expect(await canvas.findByText('Очень слабый: он из самых частых')).toBeVisible();
  },
});

/** The code has ended meanwhile: said honestly, with a way to a new one that keeps what was written. */
export const CodeOver = meta.story({
  play: async ({ canvas, loaded }) => {
    await fillIn(canvas);
    await settled(canvas);
    setNow(now() + provedLifetimeMs);
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText('Код больше не действует')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Получить новый код' })).toHaveFocus());
    await expect(loaded['environment'].store.get(registrationDraftAtom).about.firstName).toBe('Марина');
  },
});

/** The way to a new code. */
export const CodeRenewed = meta.story({
  play: async ({ canvas, loaded }) => {
    await fillIn(canvas);
    setNow(now() + provedLifetimeMs);
    await userEvent.click(submit(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Получить новый код' }));
    await expect(await canvas.findByText('/register code')).toBeVisible();
    await expect(loaded['environment'].mail.letters).toHaveLength(2);
    await expect(loaded['environment'].store.get(registrationDraftAtom).about.firstName).toBe('Марина');
  },
});

/** Somebody opened an account for the e-mail meanwhile. */
export const Taken = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(fails(endpoints.account.register, 409, { error: 'taken', fields: { email: 'taken' } })),
  play: async ({ canvas, loaded }) => {
    await fillIn(canvas);
    await settled(canvas);
    await userEvent.click(submit(canvas));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/уже открыт кабинет/));
    await expect(canvas.getByRole('link', { name: 'Войдите' })).toHaveAttribute('href', '/login');
    await expect(loaded['environment'].store.get(typedEmailAtom)).toBe(email);
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.account.register, 503)),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await settled(canvas);
    await userEvent.click(submit(canvas));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('На платформе что-то сломалось'));
    await expect(await firstName(canvas)).toHaveValue('Марина');
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(never(endpoints.account.register)),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await settled(canvas);
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByRole('button', { name: 'Открываем…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** A deep link without step one leads there. */
export const WithoutStepOne = meta.story({
  beforeEach: ({ loaded }) => {
    localStorage.clear();
    loaded['environment'].signOut();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/register')).toBeVisible();
  },
});

/** Who is signed in goes on at once. */
export const SignedIn = meta.story({
  beforeEach: ({ loaded }) => loaded['environment'].sessions.hold(demoAccount.id),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/')).toBeVisible();
  },
});

/** Under 1024 px the crop is a dialog. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await firstName(canvas);
    await settled(canvas);
    await choose(canvas);
    const done = await screen.findByRole('button', { name: 'Готово' });
    await screen.findByRole('slider', { name: 'Масштаб' });
    await waitFor(() => expect(done).toBeEnabled());
    await userEvent.click(done);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Изменить кадр' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});

/** With the keyboard alone, and a name that is as long as names are. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await firstName(canvas);
    await settled(canvas);
    canvas.getByRole('button', { name: 'Выбрать фото' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('Екатерина-Александра');
    await userEvent.tab();
    await userEvent.keyboard('Преображенская-Воздвиженская');
    await userEvent.tab();
    await userEvent.keyboard('каз{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Страна' })).toHaveValue('Казахстан'));
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Часовой пояс' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('Голос{Enter}');
    await expect(await canvas.findByText('/')).toBeVisible();
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tell us about yourself' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('Russia'));
  },
});
