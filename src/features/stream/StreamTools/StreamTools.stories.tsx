import { useAtomValue } from 'jotai';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { authorAtom } from '#atoms/session/session.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import preview from '#storybook/preview.tsx';
import { StreamTools } from './StreamTools.tsx';

const onTask = fn();

/** The notes of a replacement are those of the author who is in. */
function OfAuthor() {
  const author = useAtomValue(authorAtom);
  return author && <StreamTools task={null} onTask={onTask} button={null} />;
}

const key = `replace/${demoAccount.id}/stream-golos`;

const meta = preview.meta({
  component: StreamTools,
  args: { task: null, onTask, button: null },
  render: () => <OfAuthor />,
  beforeEach: ({ loaded }) =>
    loaded['environment'].device.set(key, { from: 'stream-golos', to: 'stream-opora' }),
});

/** A replacement that the page did not live to end is offered again, and goes on. */
export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas, loaded, canvasElement }) => {
    await canvas.findByRole('region', { name: /^Замена записи не\sзакончена$/ });
    await expect(canvasElement).toBeVisible();
    await expect(await loaded['environment'].device.get(key)).toEqual({
      from: 'stream-golos',
      to: 'stream-opora',
    });
  },
});

export const GoesOn = meta.story({
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Продолжить' }));
    await waitFor(() => expect(onTask).toHaveBeenCalledWith(expect.objectContaining({ kind: 'replace' })));
    await waitFor(async () => expect(await loaded['environment'].device.get(key)).toBeUndefined());
  },
});

export const LetBe = meta.story({
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Оставить как есть$/ }));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(await loaded['environment'].device.get(key)).toBeUndefined();
  },
});
