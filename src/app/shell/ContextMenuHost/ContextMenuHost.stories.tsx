import { useSetAtom } from 'jotai';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { openContextMenuAtom } from '#atoms/ui/context-menu.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import preview from '#storybook/preview.tsx';
import { ContextMenuHost } from './ContextMenuHost.tsx';

const copy = fn();
const remove = fn();

function Bench() {
  const open = useSetAtom(openContextMenuAtom);
  const actions = [
    { id: 'copy', label: 'Сделать копию', keys: 'Ctrl D', run: copy },
    { id: 'remove', label: 'Удалить', keys: 'Del', danger: true, separated: true, run: remove },
  ];
  return (
    <>
      <Button onClick={() => open({ x: 60, y: 80, actions })}>Открыть меню</Button>
      <ContextMenuHost />
    </>
  );
}

const meta = preview.meta({ component: ContextMenuHost, render: () => <Bench /> });

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть меню' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Сделать копию/ }));
    await waitFor(() => expect(copy).toHaveBeenCalledOnce());
    await expect(remove).not.toHaveBeenCalled();
  },
});

export const Open = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть меню' }));
    const row = await screen.findByRole('menuitem', { name: /Удалить/ });
    await waitFor(() => expect(row).toBeVisible());
  },
});
