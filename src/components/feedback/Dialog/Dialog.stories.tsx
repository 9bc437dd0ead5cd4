import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '#components/primitives/Button/Button.tsx';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

const paragraph =
  'Запись останется в\u00A0видеотеке: её можно поставить в\u00A0другую лекцию, скачать или удалить позже. Ученики курса увидят новую версию сразу после сохранения.';

const meta = preview.meta({
  component: Dialog,
  // On the docs page each story has a window of its own.
  parameters: { docs: { story: { iframeHeight: '520px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Заменить видео',
    description: 'Прежняя запись перестанет открываться у\u00A0учеников',
    children: paragraph,
    footer: (
      <>
        <Button>Отмена</Button>
        <Button variant="primary">Выбрать файл</Button>
      </>
    ),
  },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ args, canvas, step }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Заменить видео' });
    await expect(dialog).toHaveAccessibleDescription('Прежняя запись перестанет открываться у\u00A0учеников');
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await step('the cross and the scrim close, a press inside does not', async () => {
      await userEvent.click(canvas.getByText(/Запись останется/));
      await expect(args.onClose).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }));
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await userEvent.click(dialog);
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
    await step('Esc asks to close', async () => {
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      await expect(args.onClose).toHaveBeenCalledTimes(3);
    });
  },
});

function Opener(props: DialogProps) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Заменить</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} initialFocusRef={field}>
        <label>
          Название <input ref={field} defaultValue="Дубль 2" />
        </label>
      </Dialog>
    </>
  );
}

/** The focus goes where it is asked to, Tab stays inside, and Esc leads back to the opener. */
export const Keyboard = meta.story({
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Заменить' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Название' })).toHaveFocus();
    const keys = await realKeys();
    if (keys === null) return;
    for (const name of ['Отмена', 'Выбрать файл']) {
      await keys.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await keys.tab({ shift: true });
    await keys.tab({ shift: true });
    await keys.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await keys.keyboard('{Enter}');
    await canvas.findByRole('dialog');
    await keys.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  },
});

/** Work that must end is under way: no cross, no Esc, no scrim. */
export const Saving = meta.story({
  tags: ['picture'],
  args: {
    dismissable: false,
    footer: (
      <Button variant="primary" busy>
        Сохраняем…
      </Button>
    ),
  },
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(canvas.queryByRole('button', { name: 'Закрыть' })).toBeNull();
    await userEvent.click(dialog);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toHaveAttribute('open');
  },
});

/** More text than room: the head and the foot stay, the middle scrolls. */
export const LongText = meta.story({
  tags: ['picture'],
  args: {
    children: Array.from({ length: 16 }, (_, index) => <p key={index}>{paragraph}</p>),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog').querySelector('[tabindex="0"]')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Выбрать файл' })).toBeVisible();
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Заменить видео «Превысокомногорассмотрительствующийсамосострадательностью»',
    children: 'превысокомногорассмотрительствующийсамосострадательностью.mp4',
  },
  play: expectToFit,
});
