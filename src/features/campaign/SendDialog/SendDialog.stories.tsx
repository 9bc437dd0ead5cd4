import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { SendDialog } from './SendDialog.tsx';

const meta = preview.meta({
  component: SendDialog,
  parameters: { docs: { story: { iframeHeight: '520px' } } },
  args: {
    count: 312,
    target: 'Спящие',
    publication: 'Тело без тревоги',
    sendAt: null,
    timeZone: 'Europe/Moscow',
    title: 'Давно не\u00A0виделись',
    body: 'За\u00A0это время появились новые практики. Начните с\u00A0самой короткой.',
    crowd: 0,
    busy: false,
    onSend: fn(),
    onClose: fn(),
  },
});

const dialog = async () => within(await screen.findByRole('dialog'));

/** It names how many get it, and begins on the safe button. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: /^Отправить 312\sклиентам\?$/ });
    const back = (await dialog()).getByRole('button', { name: 'Вернуться' });
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.click((await dialog()).getByRole('button', { name: /^Отправить 312\sклиентам$/ }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

export const Dark = meta.story({
  tags: ['picture'],
  globals: { theme: 'dark' },
  play: async () => {
    await dialog();
  },
});

export const Planned = meta.story({
  tags: ['picture'],
  args: { sendAt: '2026-11-21T16:00:00.000Z', count: 1, publication: null },
  play: async () => {
    await screen.findByRole('dialog', { name: /^Запланировать рассылку 1\sклиенту\?$/ });
    await (await dialog()).findByRole('button', { name: /^Запланировать на\s21\sнояб\., 19:00$/ });
  },
});

/** They have had two this week. */
export const Crowded = meta.story({
  tags: ['picture'],
  args: { crowd: 2 },
  play: async () => {
    await (await dialog()).findByText('Этим людям уже много писали');
  },
});

export const Saving = meta.story({
  tags: ['picture'],
  args: { busy: true },
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: /Отправляем…/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect((await dialog()).getByRole('button', { name: 'Вернуться' })).toBeDisabled();
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  args: {
    target: 'Клиент: Достопримечательность Человеконенавистническая',
    title: 'Ы'.repeat(50),
    body: 'ы'.repeat(150),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { iframeHeight: '780px' } } },
  play: async () => {
    await dialog();
    await expectToFit();
  },
});

export const English = meta.story({
  tags: ['picture'],
  globals: { language: 'en' },
  play: async () => {
    await screen.findByRole('dialog', { name: /^Send to 312\sclients\?$/ });
  },
});
