import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { ToastHost } from '#app/shell/ToastHost/ToastHost.tsx';
import { fails, garbled } from '#platform/msw.ts';
import { boardCode } from '#components/data/Board/boardLate.ts';
import preview from '#storybook/preview.tsx';
import { PublicationBoard } from './PublicationBoard.tsx';

// Fetched ahead: the first fetch of this code takes longer than a query waits.
void Promise.all([
  boardCode.keyDrag.load(),
  boardCode.longCards.load(),
  import('#components/data/Menu/MenuPopover.tsx'),
]);

const openStatus = fn();

const meta = preview.meta({
  component: PublicationBoard,
  args: { params: {}, onOpenStatus: openStatus },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <main style={{ padding: '24px clamp(16px, 4vw, 40px) 0' }}>
        <h1>Публикации</h1>
        <Story />
        <ToastHost />
      </main>
    ),
  ],
  beforeEach: () => void openStatus.mockClear(),
});

const column = (name: string) => screen.findByRole('region', { name });
const card = (name: RegExp) => screen.findByRole('button', { name });

/** Moves a card from its menu, by keys; answers what the menu had offered. */
async function moveByMenu(name: RegExp, to: string): Promise<(string | null)[]> {
  (await card(name)).focus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu', { name });
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Переместить в…' })).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}');
  const targets = within(await screen.findByRole('menu', { name: 'Переместить в…' }));
  const offered = targets.getAllByRole('menuitem').map((item) => item.textContent);
  await userEvent.click(targets.getByRole('menuitem', { name: to }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  return offered;
}

/** Statuses in the order of the way to the catalogue; what is out of sale stands in the foot. */
export const Default = meta.story({
  // Not photographed: the corners of its covers came out otherwise once. Why is not known. Phone shows the same cards.
  play: async ({ canvas }) => {
    await expect(await within(await column('Одобрены')).findAllByRole('listitem')).toHaveLength(3);
    const rejected = within(await column('Нужны правки'));
    await expect((await rejected.findAllByText('Есть замечание')).length).toBe(2);
    await expect(await canvas.findByRole('button', { name: /^Сняты\s*8/ })).toBeVisible();
  },
});

/** A card is moved where the table of statuses leads, and nothing else is offered. */
export const Moved = meta.story({
  play: async () => {
    await expect(await moveByMenu(/^Мягкие плечи/, 'Опубликованы')).toEqual(['Опубликованы']);
    await expect(
      await within(await column('Опубликованы')).findByRole('button', { name: /^Мягкие плечи/ }),
    ).toBeVisible();
    await waitFor(async () =>
      expect(within(await column('Одобрены')).getAllByRole('listitem')).toHaveLength(2),
    );
    // The focus goes with the card.
    await waitFor(async () => expect(await card(/^Мягкие плечи/)).toHaveFocus());
  },
});

/** The platform refuses: the card springs back, and the error is told. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.publication.publish, 500)),
  play: async () => {
    await moveByMenu(/^Мягкие плечи/, 'Опубликованы');
    await expect(await screen.findByText(/^Не\sудалось опубликовать$/)).toBeInTheDocument();
    await expect(
      await within(await column('Одобрены')).findByRole('button', { name: /^Мягкие плечи/ }),
    ).toBeVisible();
  },
});

/** A press on a column of the foot leads to its list. */
export const FootOpened = meta.story({
  play: async ({ canvas }) => {
    await card(/^Мягкие плечи/);
    await userEvent.click(await canvas.findByRole('button', { name: /^В\sархиве\s*5/ }));
    await expect(openStatus).toHaveBeenCalledWith('archived');
  },
});

/** Only what the list is filtered by. */
export const Filtered = meta.story({
  args: { params: { filter: { contentType: ['marathon'] } } },
  play: async () => {
    await expect(await within(await column('Опубликованы')).findAllByRole('listitem')).toHaveLength(2);
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.publication.list, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Часть публикаций не\sзагрузилась/)).toBeVisible();
  },
});

/** A card that makes no sense takes none of its column with it, and is told of. */
export const Unread = meta.story({
  beforeEach: ({ msw, loaded }) =>
    msw.use(garbled(endpoints.publication.list, loaded['environment'].platform)),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Не\sпоказан/);
    await expect(within(await column('Черновики')).getAllByRole('listitem').length).toBeGreaterThan(0);
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await within(await column('Черновики')).findAllByRole('listitem');
  },
});
