import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BulkPrice } from './BulkPrice.tsx';

const meta = preview.meta({
  component: BulkPrice,
  args: { count: 5, onChoose: fn(), onClose: fn() },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: /^Цена для 5\sпубликаций$/ }));

/** One price for all; nothing is done without one. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ args }) => {
    const ask = await dialog();
    await userEvent.click(ask.getByRole('button', { name: 'Изменить цену' }));
    await expect(await ask.findByText('Заполните это поле')).toBeInTheDocument();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.type(ask.getByRole('textbox', { name: 'Новая цена' }), '490');
    await userEvent.click(ask.getByRole('button', { name: 'Изменить цену' }));
    await expect(args.onChoose).toHaveBeenCalledWith(
      { kind: 'set', costKopecks: 49_000 },
      expect.any(Function),
    );
  },
});

/** So many percent off the full price of each. */
export const Discount = meta.story({
  tags: ['picture'],
  play: async ({ args }) => {
    const ask = await dialog();
    await userEvent.click(ask.getByRole('radio', { name: 'Скидка' }));
    await userEvent.click(await ask.findByRole('button', { name: 'Изменить цену' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ kind: 'off', percent: 20 }, expect.any(Function));
  },
});
