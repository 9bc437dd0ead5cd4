import { FileText, Users } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = preview.meta({
  component: ConfirmDialog,
  // On the docs page each story has a window of its own.
  parameters: { docs: { story: { iframeHeight: '420px' } } },
  args: {
    open: true,
    title: 'Удалить лекцию «Голос и\u00A0диафрагма»?',
    lost: [
      {
        icon: <Users size={16} strokeWidth={1.5} aria-hidden />,
        text: (
          <>
            <b style={{ fontWeight: 560 }}>214</b> учеников курса «Тело без{'\u00A0'}тревоги» потеряют к
            {'\u00A0'}ней доступ
          </>
        ),
      },
      {
        icon: <FileText size={16} strokeWidth={1.5} aria-hidden />,
        text: 'Пропадут описание, обложка и\u00A04\u00A0главы',
      },
    ],
    kept: ['Видео останется в\u00A0видеотеке'],
    confirmLabel: 'Удалить навсегда',
    cancelLabel: 'Оставить',
    onConfirm: fn(),
    onCancel: fn(),
  },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('alertdialog', { name: /Удалить лекцию/ });
    await expect(dialog).toHaveAccessibleDescription(/Пропадут описание/);
    await expect(canvas.getByRole('button', { name: 'Оставить' })).toHaveFocus();
  },
});

/** The focus starts on the safe way out, and Esc is another one. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    const stay = canvas.getByRole('button', { name: 'Оставить' });
    await expect(stay).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Удалить навсегда' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    const keys = await realKeys();
    if (keys === null) return;
    await keys.keyboard('{Escape}');
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledTimes(2));
    await userEvent.tab({ shift: true });
    await expect(stay).toHaveFocus();
  },
});

export const Saving = meta.story({
  tags: ['picture'],
  args: { busy: true, busyLabel: 'Удаляем…' },
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('alertdialog');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Удаляем…' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { title: 'Удалить лекцию «Превысокомногорассмотрительствующийсамосострадательностью»?' },
  play: expectToFit,
});
