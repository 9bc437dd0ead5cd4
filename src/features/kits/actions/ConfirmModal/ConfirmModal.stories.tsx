import { Users } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ApiError } from '#api/api-error.ts';
import preview from '#storybook/preview.tsx';
import { ConfirmModal } from './ConfirmModal.tsx';

const meta = preview.meta({
  component: ConfirmModal,
  parameters: { docs: { story: { iframeHeight: '360px' } } },
  args: {
    title: 'Снять лекцию с\u00A0публикации?',
    lost: [
      {
        icon: <Users size={16} strokeWidth={1.5} aria-hidden />,
        text: 'Новые ученики не\u00A0найдут её в\u00A0каталоге',
      },
    ],
    kept: ['Кто купил, сохранит доступ'],
    confirmLabel: 'Снять с\u00A0публикации',
    cancelLabel: 'Оставить',
    onConfirm: fn(),
    onClose: fn(),
  },
});

/** The focus starts on the safe button; the deed is done and the dialog closes. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Оставить' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /Снять\sс\sпубликации/ }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** Under way: it cannot be closed. */
export const Saving = meta.story({
  args: { onConfirm: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Снять\sс\sпубликации/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** A failure stays in the dialog, beside the button that can be pressed again. */
export const Failed = meta.story({
  args: { onConfirm: fn(() => Promise.reject(new ApiError('http', 'broken', { status: 500 }))) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Снять\sс\sпубликации/ }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Оставить' })).toBeEnabled());
  },
});
