import { useSetAtom } from 'jotai';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { openModalAtom } from '#atoms/ui/modal.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { isEmbedded } from '#storybook/isEmbedded.ts';
import preview from '#storybook/preview.tsx';
import { ModalHost } from './ModalHost.tsx';

const onConfirm = fn();

const question = {
  modalName: 'confirm' as const,
  props: {
    title: 'Выйти и\u00A0прервать загрузки?',
    lost: [],
    kept: ['Несохранённые правки останутся на\u00A0этом устройстве'],
    confirmLabel: 'Выйти',
    cancelLabel: 'Остаться',
    onConfirm,
  },
};

function Bench() {
  const open = useSetAtom(openModalAtom);
  return (
    <>
      <Button onClick={() => open(question)}>Спросить</Button>
      <ModalHost />
    </>
  );
}

const meta = preview.meta({
  component: ModalHost,
  parameters: { docs: { story: { iframeHeight: '360px' } } },
  render: () => <Bench />,
  // On a documentation page no play runs, and a button alone tells nothing of it.
  beforeEach: ({ loaded }) => {
    if (isEmbedded) loaded['environment'].store.set(openModalAtom, question);
  },
});

/** A modal is opened by its name and closes by itself when the deed is done. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Спросить' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Выйти' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

/** The scrim keeps the page away until the question is answered. */
export const Open = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Спросить' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
});
