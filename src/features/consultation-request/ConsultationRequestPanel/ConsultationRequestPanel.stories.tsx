import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import type { Scenario } from '#platform/scenarios/scenario.ts';
import { standard } from '#platform/scenarios/standard.ts';
import preview from '#storybook/preview.tsx';
import { ConsultationRequestPanel } from './ConsultationRequestPanel.tsx';

/** The demo with one request told otherwise. */
const told =
  (fields: object): Scenario =>
  (now) =>
    standard(now).map((author) => ({
      ...author,
      consultationRequests: author.consultationRequests.map((request) =>
        request.id === 'request-1286' ? { ...request, ...fields } : request,
      ),
    }));

const nothing = {
  status: 'ready' as const,
  items: [],
  pages: [],
  count: 0,
  unread: 0,
  answer: null,
  refreshing: false,
  hasMore: false,
  loadingMore: false,
  moreFailed: false,
  error: null,
  loadMore: () => undefined,
  retry: () => undefined,
};

const meta = preview.meta({
  component: ConsultationRequestPanel,
  args: { slot: { params: {}, view: 'table', list: nothing } },
  parameters: { frameWidth: 720, layout: 'fullscreen', route: '/requests?request=request-1286' },
  globals: { viewport: { value: 'desktop' } },
});

const panel = async () => within(await screen.findByRole('dialog', { name: /^Заявка №/ }));

/** The day of the client is another one. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  beforeEach: ({ loaded }) =>
    loaded['environment'].load(
      told({
        requestedAt: '2026-11-21T18:30:00.000Z',
        durationMin: 90,
        clientTimezone: 'Asia/Vladivostok',
        status: 'confirmed',
        history: [
          { status: 'new', at: '2026-11-19T19:16:00.000Z' },
          { status: 'confirmed', at: '2026-11-20T05:00:00.000Z' },
        ],
      }),
    ),
  play: async () => {
    const request = await panel();
    await expect(await request.findByText('21:30–23:00')).toBeInTheDocument();
    await expect(request.getByText('04:30–06:00')).toBeInTheDocument();
    await expect(request.getByText(/^У\s+клиента, \+1\s+день$/)).toBeInTheDocument();
    await expect(request.getByRole('button', { name: 'Начать' })).toBeEnabled();
    await expect(request.getByRole('button', { name: /^Вернуть в\s+«Новая»/ })).toBeEnabled();
  },
});

/** Both clocks show the same: it is said once, in words. */
export const SameTime = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => loaded['environment'].load(told({ clientTimezone: 'Europe/Istanbul' })),
  play: async () => {
    await expect(await (await panel()).findByText(/^У\s+клиента, то\s+же время$/)).toBeInTheDocument();
  },
});

/** Further steps stand in a menu. */
export const OtherSteps = meta.story({
  beforeEach: Default.input.beforeEach,
  play: async () => {
    const request = await panel();
    await userEvent.click(request.getByRole('button', { name: 'Другие шаги' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Перенести',
      'Клиент не\u00A0пришёл',
      'Отменить…',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** A step that did not pass is told beside its button, and can be tried again. */
export const StepFailed = meta.story({
  beforeEach: ({ loaded, msw }) => {
    loaded['environment'].load(told({ status: 'confirmed' }));
    msw.use(fails(endpoints.consultation.setFulfillmentStatus, 500));
  },
  play: async () => {
    const request = await panel();
    await userEvent.click(await request.findByRole('button', { name: 'Начать' }));
    await expect(await request.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(request.getByRole('button', { name: 'Начать' })).toBeEnabled());
  },
});

/** It has ended, and nothing more can be done but to take the last step back. */
export const Closed = meta.story({
  beforeEach: ({ loaded }) =>
    loaded['environment'].load(
      told({
        status: 'done',
        answers: [],
        history: [
          { status: 'in_progress', at: '2026-11-19T19:16:00.000Z' },
          { status: 'done', at: '2026-11-20T05:00:00.000Z' },
        ],
      }),
    ),
  play: async () => {
    const request = await panel();
    await expect(await request.findByText(/не\s+ответил на\s+вопросы/)).toBeInTheDocument();
    await expect(request.queryByRole('button', { name: 'Завершить' })).toBeNull();
    await expect(request.getByRole('button', { name: /^Вернуть в\s+«В\s+работе»/ })).toBeEnabled();
  },
});

/** A status that the console does not know is shown as it came, and nothing is offered. */
export const UnknownStatus = meta.story({
  beforeEach: ({ loaded }) =>
    loaded['environment'].load(told({ status: 'on_hold', clientTimezone: null, paid: false })),
  play: async () => {
    const request = await panel();
    await expect((await request.findAllByText('on_hold')).length).toBeGreaterThan(0);
    await expect(request.getByText('Часовой пояс клиента неизвестен')).toBeInTheDocument();
    await expect(request.queryByRole('button', { name: 'Подтвердить' })).toBeNull();
  },
});

/** The longest names: the sum keeps its edge, and nothing leaves the panel. */
export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ loaded }) =>
    loaded['environment'].load(
      told({
        consultationName: 'Психосоматотерапевтическоетелесноориентированноесопровождение',
        clientName: 'Константин-Александр Длиннофамильевский-Заславский',
      }),
    ),
  play: async () => {
    await expect(await (await panel()).findByText(/^Психосоматотерапевтическое/)).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.consultation.fulfillmentList)),
  play: async () => {
    // It comes in by a fade.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Заявка' })).toBeVisible());
  },
});
