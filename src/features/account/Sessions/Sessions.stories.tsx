import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { ModalHost } from '#app/shell/ModalHost/ModalHost.tsx';
import { fails, never, outage } from '#platform/msw.ts';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import type { StoryEnvironment } from '#storybook/environment.ts';
import { Sessions } from './Sessions.tsx';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const others = [
  { id: 'work', agent: `${windows} Chrome/140.0.0.0 Safari/537.36`, at: '2026-11-19T16:40:00Z' },
  {
    id: 'phone',
    agent: 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    at: '2026-11-12T05:05:00Z',
  },
  { id: 'tool', agent: 'a tool of somebody', at: '2026-11-10T21:30:00Z' },
];

function signInElsewhere({ sessions }: StoryEnvironment, count = others.length) {
  sessions.others = others.slice(0, count).map(({ id, agent, at }) => ({
    id,
    agent,
    current: false,
    beganAt: Date.parse(at),
    seenAt: Date.parse(at),
  }));
}

const meta = preview.meta({
  component: Sessions,
  decorators: [
    (Story) => (
      <>
        <Story />
        <ModalHost />
      </>
    ),
  ],
  beforeEach: ({ loaded }) => signInElsewhere(loaded['environment']),
});

const button = (name: string) => screen.findByRole('button', { name });
const asked = async () => within(await screen.findByRole('alertdialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** Browsers and systems in plain words, when each was used, and which is this one. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    const [own, work, ...rest] = await screen.findAllByRole('listitem');
    await expect(own).toHaveTextContent('Safari, macOSЭтот сеанс');
    await expect(own?.querySelector('button')).toBeNull();
    await expect(work).toHaveTextContent(/Chrome, WindowsПоследний раз: вчера, 19:40/);
    await expect(rest.at(-1)).toHaveTextContent(/^Неизвестный браузер/);
    await expect(await button('Завершить остальные')).toBeVisible();
  },
});

/** One is ended after a question; the keys go on from what it came to. */
export const EndsOne = meta.story({
  play: async ({ loaded }) => {
    await userEvent.click(await button('Завершить: Chrome, Windows'));
    const dialog = await asked();
    await expect(dialog.getByText('Завершить сеанс «Chrome, Windows»?')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Завершить' }));
    await closed();
    await expect(screen.queryByText('Chrome, Windows')).toBeNull();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Сеанс завершён'));
    await expect(loaded['environment'].sessions.others.map(({ id }: { id: string }) => id)).toEqual([
      'phone',
      'tool',
    ]);
  },
});

/** All the others are ended by the keyboard alone. */
export const EndsOthers = meta.story({
  play: async ({ loaded }) => {
    (await button('Завершить остальные')).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await asked();
    await expect(dialog.getByText('Завершить 3 сеанса, кроме этого?')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Оставить' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(screen.getByText('Других сеансов нет')).toBeVisible();
    await expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Остальные сеансы завершены'));
    await expect(loaded['environment'].sessions.others).toEqual([]);
  },
});

/** Thought better of: nothing has ended. */
export const Keeps = meta.story({
  play: async ({ loaded }) => {
    await userEvent.click(await button('Завершить: Chrome, Android'));
    await userEvent.click((await asked()).getByRole('button', { name: 'Оставить' }));
    await closed();
    await expect(loaded['environment'].sessions.others).toHaveLength(3);
    await waitFor(async () => expect(await button('Завершить: Chrome, Android')).toHaveFocus());
  },
});

/** Nothing but this one. */
export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => signInElsewhere(loaded['environment'], 0),
  play: async () => {
    await expect(await screen.findByText('Других сеансов нет')).toBeVisible();
    await expect(screen.queryByRole('button')).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.session.list)),
});

const down = outage(endpoints.session.list, 500);

/** It cannot be read: said beside. */
export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.session.list, 500)),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/получить список сеансов/);
  },
});

/** Asked for again, it is read. */
export const Retried = meta.story({
  beforeEach: ({ msw }) => msw.use(down.begin()),
  play: async () => {
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    down.end();
    await userEvent.click(retry);
    await expect(await screen.findByText('Chrome, Windows')).toBeVisible();
  },
});

/** It cannot be ended: the question stays, says so, and can be tried again. */
export const Refused = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.session.end, 500)),
  play: async () => {
    await userEvent.click(await button('Завершить: Chrome, Windows'));
    const dialog = await asked();
    await userEvent.click(dialog.getByRole('button', { name: 'Завершить' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/завершить сеанс/);
    await expect(screen.getByText('Chrome, Windows')).toBeInTheDocument();
  },
});

/** One that has ended by itself meanwhile is no failure. */
export const GoneAlready = meta.story({
  play: async ({ loaded }) => {
    const end = await button('Завершить: Chrome, Windows');
    signInElsewhere(loaded['environment'], 0);
    await userEvent.click(end);
    await userEvent.click((await asked()).getByRole('button', { name: 'Завершить' }));
    await closed();
    await expect(screen.queryByText('Chrome, Windows')).toBeNull();
  },
});

/** A platform that knows no such call: there is no section. */
export const NotTold = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.session.list, 404)),
  play: async () => {
    await waitFor(() => expect(screen.queryByText('Сеансы')).toBeNull());
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await button('Завершить остальные');
    await expectToFit();
  },
});

export const English = meta.story({
  tags: ['picture'],
  globals: { language: 'en' },
  play: async () => {
    await expect(await button('End the others')).toBeVisible();
  },
});
