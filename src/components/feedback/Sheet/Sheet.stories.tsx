import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '#components/primitives/Button/Button.tsx';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { Sheet, type SheetProps } from './Sheet.tsx';

const meta = preview.meta({
  component: Sheet,
  // On the docs page each story has a window of its own.
  parameters: { docs: { story: { iframeHeight: '520px' } } },
  args: {
    open: true,
    onClose: fn(),
    side: 'bottom' as const,
    label: 'Готовность',
    title: 'Готовность',
    children: <p>Пять пунктов из{'\u00A0'}шести готовы. Осталось выбрать язык записи.</p>,
  },
  globals: { viewport: { value: 'phone' } },
});

export const Bottom = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ args, canvas }) => {
    const sheet = canvas.getByRole('dialog', { name: 'Готовность' });
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }));
    await userEvent.click(sheet);
    sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
});

export const Tall = meta.story({
  tags: ['picture'],
  args: {
    children: Array.from({ length: 40 }, (_, index) => <p key={index}>Строка {index + 1}</p>),
  },
  play: async ({ canvas }) => {
    const body = () => canvas.getByRole('dialog').querySelector('[tabindex="0"]');
    await waitFor(() => expect(body()).toBeVisible());
    // Its ring is not cut off at the edges of the sheet.
    await userEvent.tab();
    await expect(body()).toHaveFocus();
    await expect(document.activeElement).toHaveStyle({ outlineOffset: '-2px' });
    canvas.getByRole('button', { name: 'Закрыть' }).focus();
  },
});

/** The menu of a phone: the children fill it to its edges and bring a cross of their own. */
export const Left = meta.story({
  tags: ['picture'],
  args: {
    side: 'left',
    label: 'Меню',
    title: undefined,
    children: (
      <div style={{ padding: 20 }}>
        <Button block>Лекции</Button>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Лекции' })).toHaveFocus();
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  args: {
    title: 'Готовность лекции «Превысокомногорассмотрительствующийсамосострадательностью»',
    children: (
      <p>
        Описание ссылается на https://vetrova.ru/samosostradaniesamosostradaniesamosostradaniesamosostradanie
      </p>
    ),
  },
  play: expectToFit,
});

function Opener(props: SheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        Готовность 5{'\u00A0'}из{'\u00A0'}6
      </Button>
      <Sheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The focus starts inside; the cross and Esc lead back to the opener. */
export const Keyboard = meta.story({
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    const keys = await realKeys();
    if (keys === null) return;
    await keys.keyboard('{Enter}');
    await canvas.findByRole('dialog');
    await keys.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
