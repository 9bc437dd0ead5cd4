import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { webinarAtom } from '#atoms/webinar/webinars.ts';
import { fails, never } from '#platform/msw.ts';
import { besideToasts } from '#storybook/besideToasts.tsx';
import preview from '#storybook/preview.tsx';
import { CancelDialog } from './CancelDialog.tsx';

const meta = preview.meta({
  component: CancelDialog,
  args: {
    webinar: { id: 'webinar-son-voprosy', name: 'Вопросы о сне: эфир', attendeesCount: 41 },
    onClose: fn(),
  },
  decorators: [besideToasts],
});

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: /^Отменить вебинар «Вопросы о сне/ }));
const reason = (view: Awaited<ReturnType<typeof dialog>>) => view.getByRole('textbox', { name: 'Причина' });

/** With a reason it is cancelled, read again and told. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ args, loaded }) => {
    const view = await dialog();
    await expect(view.getByText(/Записался 41\sчеловек/)).toBeInTheDocument();
    await expect(view.getByRole('button', { name: 'Оставить' })).toHaveFocus();
    await userEvent.type(reason(view), 'Заболела, новую дату пришлю письмом.');
    await userEvent.click(view.getByRole('button', { name: 'Отменить вебинар' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(await screen.findByText('Вебинар обновлён')).toBeInTheDocument();
    const { item } = loaded['environment'].store.get(webinarAtom('webinar-son-voprosy'));
    await expect(item).toMatchObject({
      status: 'cancelled',
      cancelReason: 'Заболела, новую дату пришлю письмом.',
    });
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  play: async () => {
    await waitFor(async () => expect(reason(await dialog())).toHaveValue(''));
  },
});

/** Without a reason nothing is sent: those who signed up will read it. */
export const Invalid = meta.story({
  tags: ['picture'],
  play: async ({ args }) => {
    const view = await dialog();
    await userEvent.click(view.getByRole('button', { name: 'Отменить вебинар' }));
    await waitFor(() => expect(reason(view)).toHaveFocus());
    await expect(reason(view)).toHaveAccessibleDescription(/Напишите причину/);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Saving = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.webinar.cancel)),
  play: async () => {
    const view = await dialog();
    await userEvent.type(reason(view), 'Заболела.');
    await userEvent.click(view.getByRole('button', { name: 'Отменить вебинар' }));
    await expect(await view.findByRole('button', { name: /Отменяем/ })).toHaveAttribute('aria-busy', 'true');
    await expect(view.getByRole('button', { name: 'Оставить' })).toBeDisabled();
  },
});

/** A failure is told, and the reason stays. */
export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.webinar.cancel, 500)),
  play: async ({ args }) => {
    const view = await dialog();
    await userEvent.type(reason(view), 'Заболела.');
    await userEvent.click(view.getByRole('button', { name: 'Отменить вебинар' }));
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent(
      /Не\sудалось отменить вебинар/,
    );
    await expect(reason(view)).toHaveValue('Заболела.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const English = meta.story({
  tags: ['picture'],
  globals: { language: 'en' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Cancel the webinar' })).toBeInTheDocument();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: 'Оставить' })).toBeInTheDocument();
  },
});
