import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { besideToasts } from '#storybook/besideToasts.tsx';
import preview from '#storybook/preview.tsx';
import { CancelMarathon } from './CancelMarathon.tsx';

const closed = fn();

const meta = preview.meta({
  component: CancelMarathon,
  args: {
    marathon: {
      id: 'marathon-utro',
      name: '21 день утренней практики',
      seatsTaken: 34,
      publicationId: 'publication-marathon-utro',
    },
    onClose: closed,
  },
  decorators: [besideToasts],
  beforeEach: () => void closed.mockClear(),
});

const dialog = async () => within(await screen.findByRole('dialog', { name: /^Отменить марафон/ }));
const confirm = async () =>
  userEvent.click((await dialog()).getByRole('button', { name: 'Отменить марафон' }));

/** What is lost and what stays is named; the focus starts on the safe way out. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async () => {
    const body = await dialog();
    await waitFor(() => expect(body.getByRole('button', { name: 'Оставить' })).toHaveFocus());
    await waitFor(() => expect(body.getByText(/34\sучастника увидят отмену/)).toBeVisible());
    await waitFor(() => expect(body.getByText(/снимется с\sпродажи/)).toBeVisible());
  },
});

export const Invalid = meta.story({
  tags: ['picture'],
  play: async () => {
    await confirm();
    await expect((await dialog()).getByRole('textbox', { name: 'Причина' })).toBeInvalid();
    await expect(closed).not.toHaveBeenCalled();
  },
});

export const Done = meta.story({
  tags: ['picture'],
  play: async ({ loaded }) => {
    await userEvent.type((await dialog()).getByRole('textbox', { name: 'Причина' }), 'Заболела');
    await confirm();
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    const answer = await loaded['environment'].platform.fetch(
      new Request(`${location.origin}/api/v1/author/marathon/marathon-utro`),
    );
    await expect(await answer.json()).toMatchObject({ status: 'cancelled', cancelReason: 'Заболела' });
    await expect(await screen.findByText('Марафон отменён')).toBeInTheDocument();
  },
});

export const Saving = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.marathon.cancel)),
  play: async () => {
    await userEvent.type((await dialog()).getByRole('textbox', { name: 'Причина' }), 'Заболела');
    await confirm();
    await expect(await (await dialog()).findByText('Отменяем…')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.marathon.cancel, 500)),
  play: async () => {
    await userEvent.type((await dialog()).getByRole('textbox', { name: 'Причина' }), 'Заболела');
    await confirm();
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent(
      /Не\sудалось отменить марафон/,
    );
    await expect((await dialog()).getByRole('textbox', { name: 'Причина' })).toHaveValue('Заболела');
  },
});
