import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { expectToFit } from '#storybook/fits.ts';
import { inFrame } from '#storybook/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { MarathonEditor } from './MarathonEditor.tsx';

const meta = preview.meta({
  component: MarathonEditor,
  parameters: { route: '/marathons/marathon-utro', path: '/marathons/:id', layout: 'fullscreen' },
  decorators: [inFrame({ label: 'Марафоны', href: '#/marathons' })],
  beforeEach: async () => {
    // The first fetch of the code takes longer than a query waits.
    await import('#components/data/Tree/TreeInner.tsx');
  },
});

const title = () => screen.findByRole('textbox', { name: 'Название марафона' });

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    await title();
    await expect(screen.getAllByText('Идёт запись')[0]).toBeVisible();
    await expect(screen.getByText('Занято 34 из 40')).toBeInTheDocument();
    await expect(await screen.findByText(/ещё можно прийти/)).toBeInTheDocument();
  },
});

/** The days of the marathon, with what opens on each. */
export const Days = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/marathons/marathon-utro?tab=program' },
  play: async () => {
    await screen.findByRole('row', { name: /^Неделя первая/ });
    await userEvent.click(screen.getByRole('button', { name: /^По\sдням/ }));
    const chip = await screen.findByRole('button', { name: /^2\. Неделя вторая.+день\s7/ });
    chip.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(
      await screen.findByRole('button', { name: /^2\. Неделя вторая.+день\s6/ }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Разложить по\sдням/ }));
    await expect(
      await screen.findByRole('button', { name: /^3\. Неделя третья.+день\s14/ }),
    ).toBeInTheDocument();
  },
});

/** Cancelled from the menu, with a reason: the dates are closed from then on. */
export const Cancelled = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async () => {
    await title();
    await userEvent.click(screen.getByRole('button', { name: /Ещё действия/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Отменить марафон' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Отменить марафон/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Перенесём на весну');
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить марафон' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getAllByText('Отменён')[0]).toBeInTheDocument());
    await expect(screen.getByText('Марафон отменён: Перенесём на весну')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Старт' })).toBeDisabled());
    const readiness = within(screen.getByRole('region', { name: 'Готовность' }));
    await expect(readiness.getByText('Марафон отменён')).toBeVisible();
    await expect(readiness.queryByRole('button', { name: /Марафон отменён/ })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Публикация' }));
    await expect(await screen.findByText(/^Марафон отменён: продавать уже нечего\.$/)).toBeVisible();
  },
});

/** A new one: the dates come first, and the zone is the author's. */
export const New = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/marathons/new' },
  play: async () => {
    await title();
    const start = screen.getByRole('textbox', { name: 'Старт' });
    await userEvent.type(start, '01.12.2026{Enter}');
    await waitFor(() => expect(screen.getByText('Старт через')).toBeInTheDocument());
  },
});

/** Nothing is told wrong that the author has not come to, and the first dates offer to move nothing. */
export const NewAndEmpty = meta.story({
  parameters: { route: '/marathons/new' },
  play: async () => {
    const start = () => screen.getByRole('textbox', { name: 'Старт' });
    await userEvent.type(await title(), 'Десять вечеров');
    await expect(screen.getByText(/^Дата старта не\sуказана$/)).toBeInTheDocument();
    await userEvent.keyboard('{Control>}[KeyS]{/Control}');
    await waitFor(() => expect(start()).toHaveFocus());
    await expect(start()).toBeInvalid();
    await expect(screen.getByRole('combobox', { name: 'Часовой пояс марафона' })).not.toBeInvalid();
    await userEvent.type(start(), '01.12.2026{Enter}');
    await waitFor(() => expect(start()).not.toBeInvalid());
    await userEvent.type(screen.getByRole('textbox', { name: 'Окончание' }), '10.12.2026{Enter}');
    const hour = within(screen.getByRole('group', { name: 'Старт' })).getByRole('combobox', {
      name: 'Время',
    });
    await userEvent.clear(hour);
    await userEvent.type(hour, '07:00{Enter}');
    await waitFor(() => expect(hour).toHaveValue('07:00'));
    await expect(screen.queryByRole('group', { name: 'Перенос остальных дат' })).toBeNull();
    await expect(screen.getByText(/ещё можно прийти/)).toBeInTheDocument();
  },
});

/** The order of the dates is told beside them, and a press of save leads there: nothing is sent. */
export const Invalid = meta.story({
  beforeEach: ({ msw }) => msw.use(never(endpoints.marathon.update)),
  play: async () => {
    await title();
    const end = screen.getByRole('textbox', { name: 'Окончание' });
    await userEvent.clear(end);
    await userEvent.type(end, '20.11.2026{Enter}');
    await expect(await screen.findByText('Марафон должен закончиться после старта')).toBeVisible();
    (await title()).focus();
    await userEvent.keyboard('{Control>}[KeyS]{/Control}');
    await waitFor(() => expect(end).toHaveFocus());
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.marathon.get)),
  play: async () => {
    await expect(await screen.findByText('Открываем марафон')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.marathon.get, 500)),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /не\sоткрылся/ })).toBeInTheDocument();
  },
});

export const NotFound = meta.story({
  parameters: { route: '/marathons/marathon-nowhere' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /не\sнайден/ })).toBeInTheDocument();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await title();
    await expectToFit();
  },
});

export const DaysPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { route: '/marathons/marathon-utro?tab=program' },
  play: async () => {
    await screen.findByRole('row', { name: /^Неделя первая/ });
    await userEvent.click(screen.getByRole('button', { name: /^По\sдням/ }));
    await screen.findByRole('button', { name: /^2\. Неделя вторая.+открывается/ });
    await expectToFit();
  },
});
