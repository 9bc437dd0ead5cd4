import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { ToastHost } from '#app/shell/ToastHost/ToastHost.tsx';
import { fails } from '#platform/msw.ts';
import { boardCode } from '#components/data/Board/boardLate.ts';
import preview from '#storybook/preview.tsx';
import { ConsultationRequestBoard } from './ConsultationRequestBoard.tsx';

const change = fn();

const meta = preview.meta({
  component: ConsultationRequestBoard,
  args: { slot: { params: {}, change } },
  parameters: { layout: 'fullscreen', route: '/requests' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <main style={{ padding: '16px 40px 40px' }}>
        <h1>Заявки</h1>
        <Story />
        <ToastHost />
      </main>
    ),
  ],
  beforeEach: async () => {
    change.mockClear();
    await Promise.all([
      boardCode.keyDrag.load(),
      boardCode.longCards.load(),
      import('#components/data/Menu/MenuPopover.tsx'),
    ]);
  },
});

const column = (name: string) => screen.findByRole('region', { name });
const card = (name: RegExp) => screen.findByRole('button', { name });
const olga = /^Ольга Климова, /;

/** Moves a card from its menu, by keys. */
async function moveByMenu(name: RegExp, target: string) {
  (await card(name)).focus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu', { name });
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Переместить в…' })).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}');
  const targets = within(await screen.findByRole('menu', { name: 'Переместить в…' }));
  const offered = targets.getAllByRole('menuitem').map((item) => item.textContent);
  await userEvent.click(targets.getByRole('menuitem', { name: target }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  return offered;
}

/** Only the moves of the contract are offered; the card stands in its new column, and may come back. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async () => {
    await expect(await moveByMenu(olga, 'Подтверждены')).toEqual(['Подтверждены', 'Отменены']);
    await expect(
      await within(await column('Подтверждены')).findByRole('button', { name: olga }),
    ).toBeVisible();
    await waitFor(async () => expect(await card(olga)).toHaveFocus());
    await waitFor(async () =>
      expect(await moveByMenu(olga, 'Новые')).toEqual([
        'Новые',
        'В\u00A0работе',
        'Перенесены',
        'Неявка',
        'Отменены',
      ]),
    );
    await expect(await within(await column('Новые')).findByRole('button', { name: olga })).toBeVisible();
  },
});

/** The platform refuses: the card springs back, and the error is told. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.consultation.setFulfillmentStatus, 422)),
  play: async () => {
    await moveByMenu(olga, 'Подтверждены');
    await expect(await screen.findByText(/^Не\s+удалось обновить статус клиента$/)).toBeInTheDocument();
    await expect(await within(await column('Новые')).findByRole('button', { name: olga })).toBeVisible();
    await waitFor(async () => expect(await card(olga)).toHaveFocus());
  },
});

/** A press on a column of the foot leads to its list. */
export const FootOpened = meta.story({
  play: async ({ canvas }) => {
    await card(olga);
    await userEvent.click(await canvas.findByRole('button', { name: /^Отменены\s*\d+/ }));
    await expect(change).toHaveBeenCalledWith(
      { view: 'table', filters: { status: ['cancelled_author', 'cancelled_client'] } },
      'push',
    );
  },
});

/** What was filtered by its status stands as a column. */
export const Filtered = meta.story({
  tags: ['picture'],
  args: { slot: { params: { filter: { status: ['no_show'] } }, change } },
  play: async () => {
    await expect(await column('Неявка')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Новые' })).toBeNull());
  },
});
