import { useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { typedEmailAtom } from '#atoms/session/betweenScreens.ts';
import { now, setNow } from '#lib/time/clock.ts';
import { fails, never } from '#platform/msw.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import preview from '#storybook/preview.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';

/** The screen, and in place of every other one its route. */
function Stage() {
  const { pathname } = useLocation();
  return pathname === '/forgot-password' ? <ForgotPassword /> : <main>{pathname}</main>;
}

const meta = preview.meta({
  component: ForgotPassword,
  parameters: { layout: 'fullscreen', route: '/forgot-password' },
  render: () => <Stage />,
  beforeEach: ({ loaded }) => loaded['environment'].signOut(),
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

const send = async (canvas: Canvas, email: string) => {
  await userEvent.type(await canvas.findByLabelText('Почта'), `${email}{Enter}`);
};

const sentTitle = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'Проверьте почту' });

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Забыли пароль' })).toBeVisible();
    await expect(canvas.getByLabelText('Почта')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByRole('link', { name: /^Вернуться ко\s+входу$/ })).toHaveAttribute(
      'href',
      '/login',
    );
  },
});

/** What was typed at login stands here already. */
export const Carried = meta.story({
  beforeEach: ({ loaded }) => loaded['environment'].store.set(typedEmailAtom, demoAccount.email),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Почта')).toHaveValue(demoAccount.email);
  },
});

/** With the keyboard alone. The answer takes the focus, and a letter with a link is there. */
export const Sent = meta.story({
  play: async ({ canvas, loaded }) => {
    await canvas.findByLabelText('Почта');
    await userEvent.tab();
    await userEvent.keyboard(`${demoAccount.email}{Enter}`);
    await expect(await sentTitle(canvas)).toBeVisible();
    await expect(document.activeElement).toHaveTextContent(/Если на author@example\.com открыт кабинет/);
    await waitFor(() => expect(loaded['environment'].mail.letters).toHaveLength(1));
    await expect(loaded['environment'].mail.letters[0]?.secret).toContain('/#/recovery-password?token=');
  },
});

/** Somebody without an account reads the very same, and no letter goes. */
export const Neutral = meta.story({
  play: async ({ canvas, loaded }) => {
    await send(canvas, 'nobody@example.com');
    await expect(await sentTitle(canvas)).toBeVisible();
    await expect(canvas.getByText(/Если на nobody@example\.com открыт кабинет/)).toBeVisible();
    await expect(loaded['environment'].mail.letters).toHaveLength(0);
  },
});

/** After a minute the letter can be asked for again. */
export const SentAgain = meta.story({
  tags: ['picture-phone'],
  play: async ({ canvas, loaded }) => {
    await send(canvas, demoAccount.email);
    await expect(await canvas.findByText('Отправить ещё раз через 1:00')).toBeVisible();
    setNow(now() + 60_000);
    await userEvent.click(await canvas.findByRole('button', { name: 'Отправить ещё раз' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Отправили ещё раз'));
    await waitFor(() => expect(loaded['environment'].mail.letters).toHaveLength(2));
    await expect(canvas.getByText('Отправить ещё раз через 1:00')).toBeVisible();
  },
});

/** Another address: the field comes back with what was typed. */
export const ChangeAddress = meta.story({
  play: async ({ canvas }) => {
    await send(canvas, 'marina@exampel.com');
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить адрес' }));
    await expect(await canvas.findByLabelText('Почта')).toHaveValue('marina@exampel.com');
  },
});

export const Invalid = meta.story({
  tags: ['picture-phone'],
  play: async ({ canvas }) => {
    await send(canvas, 'marina');
    const field = canvas.getByLabelText('Почта');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/name@example\.com/));
    await expect(field).toHaveFocus();
    await userEvent.type(field, '@');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Backspace}{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  },
});

export const Failed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.account.forgotPassword, 503)),
  play: async ({ canvas }) => {
    await send(canvas, demoAccount.email);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('На платформе что-то сломалось'));
    await expect(canvas.getByLabelText('Почта')).toHaveValue(demoAccount.email);
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(never(endpoints.account.forgotPassword)),
  play: async ({ canvas }) => {
    await send(canvas, demoAccount.email);
    await expect(await canvas.findByRole('button', { name: 'Отправляем…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await send(canvas, 'a-very-long-name-that-has-no-place-to-break-at@example.com');
    await expect(await sentTitle(canvas)).toBeVisible();
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), `${demoAccount.email}{Enter}`);
    await expect(await canvas.findByRole('heading', { name: 'Check your mail' })).toBeVisible();
  },
});
