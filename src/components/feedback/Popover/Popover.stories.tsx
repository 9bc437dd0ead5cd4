import { Info } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Opened } from '#storybook/Opened.tsx';
import preview from '#storybook/preview.tsx';
import { Room } from '#storybook/Room.tsx';
import { space } from '#theme/tokens.ts';
import { Popover } from './Popover.tsx';

function Price({ close }: { close: () => void }) {
  const [price, setPrice] = useState('1490');
  return (
    <div style={{ display: 'grid', gap: space[3], justifyItems: 'start' }}>
      <TextField label="Цена" value={price} onChange={setPrice} suffix="₽" />
      <Button variant="primary" onClick={close}>
        Готово
      </Button>
    </div>
  );
}

const meta = preview.meta({
  component: Popover,
  args: {
    label: 'Цена лекции',
    title: 'Цена лекции',
    renderTrigger: (props) => <Button {...props}>Цена</Button>,
    children: (close) => <Price close={close} />,
  },
  decorators: [
    (Story) => (
      <Room $below={280} style={{ display: 'flex', gap: space[4], alignItems: 'start' }}>
        <Story />
        <Button>Дальше</Button>
      </Room>
    ),
  ],
  beforeEach: async () => {
    // The first fetch of the code takes longer than a query waits.
    await import('./PopoverPanel.tsx');
  },
});

const panel = async () => {
  const element = await screen.findByRole('dialog', { name: 'Цена лекции' });
  await waitFor(() => expect(element).toBeVisible());
  return element;
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  decorators: [
    (Story) => (
      <Opened>
        <Story />
      </Opened>
    ),
  ],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Цена' });
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(await panel()).toHaveAttribute('id', trigger.getAttribute('aria-controls'));
    // The page around it is alive.
    await expect(canvas.getByRole('button', { name: 'Дальше' })).toBeVisible();
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Готово' }));
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.click(trigger);
    await panel();
    await userEvent.click(trigger);
    await gone();

    await userEvent.click(trigger);
    const box = (await panel()).parentElement?.getBoundingClientRect();
    await expect(Math.round(box?.width ?? 0)).toBe(320);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Цена' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await panel()).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: 'Цена' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());

    // The focus leaves it for what comes after the button.
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await panel()).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Готово' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Дальше' })).toHaveFocus());
    await gone();
  },
});

export const PressOutside = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Цена' }));
    await panel();
    const after = canvas.getByRole('button', { name: 'Дальше' });
    await userEvent.click(after);
    await gone();
    await waitFor(() => expect(after).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Цена' }));
    await panel();
    await userEvent.click(document.elementFromPoint(innerWidth - 4, innerHeight - 4) ?? document.body);
    await gone();
  },
});

/** A menu hangs from within: what is pressed there leaves the panel open. */
export const WithMenu = meta.story({
  tags: ['picture'],
  args: {
    title: undefined,
    children: () => (
      <>
        <p style={{ marginBottom: space[3] }}>Цена для новых покупателей. Старая видна зачёркнутой.</p>
        <Menu
          items={[
            { id: 'rub', label: 'Рубли' },
            { id: 'kzt', label: 'Тенге' },
          ]}
          renderTrigger={(props) => <Button {...props}>Валюта</Button>}
        />
      </>
    ),
    renderTrigger: (props) => (
      <Button {...props} variant="quiet" icon={<Info size={16} strokeWidth={1.5} aria-hidden />}>
        Цена
      </Button>
    ),
  },
  beforeEach: async () => {
    await import('#components/data/Menu/MenuPopover.tsx');
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Цена' }));
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Валюта' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Тенге' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Валюта' })).toHaveFocus());
    await panel();
  },
});

/** Flush with the end of its button. */
export const AlignedToEnd = meta.story({
  tags: ['picture'],
  args: { align: 'end', width: 240 },
  decorators: [
    (Story) => (
      <div style={{ marginLeft: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Цена' });
    await userEvent.click(trigger);
    const box = (await panel()).parentElement;
    await waitFor(() =>
      expect(Math.round(box?.getBoundingClientRect().right ?? 0)).toBe(
        Math.round(trigger.getBoundingClientRect().right),
      ),
    );
  },
});

/** On a phone it is a sheet. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { iframeHeight: '520px' } } },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Цена' });
    await userEvent.click(trigger);
    await panel();
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await panel();
  },
});
