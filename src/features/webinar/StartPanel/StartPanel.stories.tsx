import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { StartPanel, type StartPanelProps } from './StartPanel.tsx';

const webinar = {
  status: 'scheduled',
  startsAt: '2026-11-26T17:00:00.000Z',
  durationMin: 90,
  timezone: 'Europe/Moscow',
  attendeesCount: 41,
  link: 'https://meet.vetrova.ru/son',
} satisfies StartPanelProps['webinar'];

const has = { id: 'link', label: 'Ссылка на эфир есть', done: true };
const start = Date.parse(webinar.startsAt);
const minute = 60_000;

const meta = preview.meta({
  component: StartPanel,
  args: {
    webinar,
    needs: [has],
    now: Date.parse('2026-11-20T06:12:00Z'),
    busy: false,
    onStart: fn(),
    onBlocked: fn(),
    onRecording: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 336, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
});

const button = () => screen.getByRole('button', { name: 'Начать вебинар' });
const ask = () => screen.findByRole('dialog', { name: 'Начать эфир сейчас?' });

/** Days before its time it asks, and says how many will be told. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/через 6\sдней 10\sч/)).toBeVisible();
    await userEvent.click(button());
    const dialog = within(await ask());
    await expect(dialog.getByText(/Он назначен на\s26\sнояб., 20:00 \(Москва, GMT\+3\)/)).toBeInTheDocument();
    await expect(dialog.getByText(/Уведомление получит 41\sучастник/)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: /Не\sсейчас/ })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Начать вебинар' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

/** The question, open. */
export const Asks = meta.story({
  tags: ['picture'],
  play: async ({ args }) => {
    await userEvent.click(button());
    await ask();
    await expect(args.onStart).not.toHaveBeenCalled();
  },
});

/** Half an hour before its time and after it begins without a question, and is the one next step. */
export const Near = meta.story({
  tags: ['picture'],
  args: { now: start - 30 * minute },
  play: async ({ args }) => {
    await userEvent.click(button());
    await expect(args.onStart).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** More than half an hour late it asks again. */
export const Late = meta.story({
  tags: ['picture'],
  args: { now: start + 31 * minute },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/начало было 31\sмин назад/)).toBeVisible();
    await userEvent.click(button());
    await expect(within(await ask()).getByText(/Он был назначен/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Не\sсейчас/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const toLink = fn();

/** Every reason why it is off, each with a way to its field. The button can be pressed: it leads to the first. */
export const Blocked = meta.story({
  tags: ['picture'],
  args: {
    needs: [
      {
        id: 'link',
        label: 'Нет ссылки на эфир',
        done: false,
        action: { label: 'К ссылке', onClick: toLink },
      },
      {
        id: 'clash',
        label: 'Время занято другим эфиром',
        done: false,
        action: { label: 'К дате', onClick: fn() },
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(button()).toHaveAccessibleDescription(/Нет ссылки на эфир/);
    await userEvent.click(button());
    await expect(args.onStart).not.toHaveBeenCalled();
    await expect(args.onBlocked).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'К ссылке: Нет ссылки на эфир' }));
    await expect(toLink).toHaveBeenCalled();
  },
});

export const Saving = meta.story({
  tags: ['picture'],
  args: { busy: true, now: start },
  play: async () => {
    await expect(screen.getByRole('button', { name: /Начинаем/ })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Nobody = meta.story({
  tags: ['picture'],
  args: { webinar: { ...webinar, attendeesCount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/уведомлять некого/)).toBeVisible();
  },
});

export const Live = meta.story({
  tags: ['picture'],
  args: { webinar: { ...webinar, status: 'live' }, now: start + 10 * minute },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/идёт ещё 1\sч 20\sмин/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Открыть эфир' })).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Ended = meta.story({
  tags: ['picture'],
  args: { webinar: { ...webinar, status: 'ended' }, now: start + 120 * minute },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить запись' }));
    await expect(args.onRecording).toHaveBeenCalledOnce();
  },
});

export const Expired = meta.story({
  tags: ['picture'],
  args: { webinar: { ...webinar, status: 'expired' }, now: start + 120 * minute },
});

export const Cancelled = meta.story({
  tags: ['picture'],
  args: {
    webinar: { ...webinar, status: 'cancelled', cancelReason: 'Заболела и осталась без голоса.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Причина: Заболела/)).toBeVisible();
  },
});

/** A status that the console does not know has no actions. */
export const UnknownStatus = meta.story({
  tags: ['picture'],
  args: { webinar: { ...webinar, status: 'postponed' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const English = meta.story({
  tags: ['picture'],
  globals: { language: 'en' },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: expectToFit,
});
