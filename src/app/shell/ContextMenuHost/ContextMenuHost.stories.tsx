import { useSetAtom } from 'jotai';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { openContextMenuAtom } from '#atoms/ui/context-menu.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { isEmbedded } from '#storybook/isEmbedded.ts';
import preview from '#storybook/preview.tsx';
import { ContextMenuHost } from './ContextMenuHost.tsx';

const copy = fn();
const remove = fn();

const asked = {
  x: 60,
  y: 80,
  actions: [
    { id: 'copy', label: 'Сделать копию', keys: 'Ctrl D', run: copy },
    { id: 'remove', label: 'Удалить', keys: 'Del', danger: true, separated: true, run: remove },
  ],
};

function Bench() {
  const open = useSetAtom(openContextMenuAtom);
  return (
    <>
      <Button onClick={() => open(asked)}>Открыть меню</Button>
      <ContextMenuHost />
    </>
  );
}

const meta = preview.meta({
  component: ContextMenuHost,
  parameters: { docs: { story: { iframeHeight: '220px' } } },
  render: () => <Bench />,
  // On a documentation page no play runs, and a button alone tells nothing of it.
  beforeEach: ({ loaded }) => {
    if (isEmbedded) loaded['environment'].store.set(openContextMenuAtom, asked);
  },
});

/** A row that is chosen closes the menu and does its work. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть меню' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Сделать копию/ }));
    await waitFor(() => expect(copy).toHaveBeenCalledOnce());
    await expect(remove).not.toHaveBeenCalled();
  },
});

/** What cannot be taken back stands last, apart. */
export const Open = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть меню' }));
    const row = await screen.findByRole('menuitem', { name: /Удалить/ });
    await waitFor(() => expect(row).toBeVisible());
  },
});
