import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { expectToFit } from '#storybook/fits.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { besideToasts } from '#storybook/besideToasts.tsx';
import preview from '#storybook/preview.tsx';
import { closeToast } from '#storybook/toasts.ts';
import { QaPanel } from './QaPanel.tsx';

const meta = preview.meta({
  component: QaPanel,
  args: { rows: [] },
  parameters: { frameWidth: 720, layout: 'fullscreen', route: '/qa?open=qa-1' },
  decorators: [besideToasts],
});

const panel = async () => within(await screen.findByRole('dialog', { name: /^(Вопрос «|Новый вопрос)/ }));

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    const details = await panel();
    await expect(await details.findByRole('textbox', { name: 'Вопрос' })).not.toHaveValue('');
    await expect(details.getByRole('button', { name: 'Сохранить' })).toBeVisible();
  },
});

/** By keys alone: the focus stays on the button through a save. */
export const Keyboard = meta.story({
  play: async () => {
    const details = await panel();
    await userEvent.type(await details.findByRole('textbox', { name: 'Ответ' }), ' Ещё.');
    const save = details.getByRole('button', { name: /^(Сохранить|Опубликовать ответ)$/ });
    save.focus();
    await userEvent.keyboard('{Enter}');
    const told = /^(Сохранено|Ответ опубликован)$/;
    await screen.findByText(told);
    await expect(details.getByRole('button', { name: 'Сохранить' })).toHaveFocus();
    await closeToast(told);
  },
});

/** A new one: what is wrong stands beside the field. */
export const Invalid = meta.story({
  tags: ['picture-phone'],
  parameters: { route: '/qa?open=new' },
  play: async () => {
    const details = await panel();
    const question = await details.findByRole('textbox', { name: 'Вопрос' });
    await userEvent.type(question, 'Где?');
    await userEvent.click(details.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(question).toHaveAccessibleDescription(/^Не\sкороче 5/));
  },
});

/** An answer is kept at hand on this device and put into another one. */
export const Canned = meta.story({
  play: async () => {
    const details = await panel();
    const answer = await details.findByRole('textbox', { name: 'Ответ' });
    await userEvent.clear(answer);
    await userEvent.type(answer, 'Начните с двух минут.');
    await userEvent.click(details.getByRole('button', { name: 'Готовые ответы' }));
    await screen.findByText(/^Хранятся на\sэтом устройстве$/);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Сохранить этот ответ/ }));
    await userEvent.clear(answer);
    await userEvent.click(details.getByRole('button', { name: 'Готовые ответы' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Начните с двух минут.' }));
    await waitFor(() => expect(answer).toHaveValue('Начните с двух минут.'));
    await closeToast(/^Готовый ответ сохранён/);
  },
});

/** What an earlier visit left is offered back. */
export const Restored = meta.story({
  beforeEach: async ({ loaded }) => {
    const draft = {
      fields: { answer: 'Черновик ответа' },
      base: {},
      baseUpdatedAt: null,
      editedAt: Date.parse('2026-11-20T09:04:00+03:00'),
      createdId: null,
    };
    await loaded['environment'].device.set(`draft/${demoAccount.id}/qa/qa-1`, { draft, offer: null });
  },
  play: async () => {
    const details = await panel();
    await userEvent.click(await details.findByRole('button', { name: 'Восстановить' }));
    await waitFor(() =>
      expect(details.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Черновик ответа'),
    );
  },
});

/** Changed elsewhere meanwhile: the author says whose version stays. */
export const Conflict = meta.story({
  play: async ({ loaded }) => {
    const details = await panel();
    const answer = await details.findByRole('textbox', { name: 'Ответ' });
    await userEvent.type(answer, ' Ещё.');
    const mine = (answer as HTMLTextAreaElement).value;
    await loaded['environment'].platform.fetch(
      new Request(`${location.origin}/api/v1/author/qa/qa-1`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: 'qa-1', answer: 'С другого устройства' }),
      }),
    );
    await userEvent.click(details.getByRole('button', { name: /^(Сохранить|Опубликовать ответ)$/ }));
    await userEvent.click(await details.findByRole('button', { name: 'Моя' }));
    await waitFor(() => expect(details.queryByRole('button', { name: 'Моя' })).toBeNull());
    await waitFor(() => expect(answer).toHaveValue(mine));
    await closeToast(/^Сохранено$/);
  },
});

/** What was typed stays when the call fails. */
export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.qa.update, 500)),
  play: async () => {
    const details = await panel();
    const answer = await details.findByRole('textbox', { name: 'Ответ' });
    await userEvent.type(answer, ' Ещё.');
    await userEvent.click(details.getByRole('button', { name: /^(Сохранить|Опубликовать ответ)$/ }));
    await screen.findByText(/^Не\sудалось обновить вопрос$/);
    await expect((answer as HTMLTextAreaElement).value).toMatch(/Ещё\.$/);
  },
});

export const Loading = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.qa.get)),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Вопрос' });
  },
});

export const NotFound = meta.story({
  parameters: { route: '/qa?open=qa-77' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Вопроса нет' });
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.qa.get, 500)),
  play: async () => {
    await screen.findByRole('heading', { name: /Вопрос не\sоткрылся/ });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const details = await panel();
    await details.findByRole('textbox', { name: 'Ответ' });
    await expectToFit();
  },
});
