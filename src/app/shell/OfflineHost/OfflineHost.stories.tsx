import { atom } from 'jotai';
import { expect, waitFor } from 'storybook/test';
import { noteSourceAtom } from '#atoms/seen/note.ts';
import preview from '#storybook/preview.tsx';
import { OfflineHost } from './OfflineHost.tsx';

const meta = preview.meta({ component: OfflineHost });

/** What the browser says of its network. */
function network(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** The network has gone, until the story is over. */
function offline(): () => void {
  network(false);
  return () => void Reflect.deleteProperty(navigator, 'onLine');
}

/** The network goes, and is told of; nothing is lost. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  beforeEach: offline,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Нет сети\./)).toBeVisible();
  },
});

/** What is shown was read some time ago, and the band says when. */
export const Seen = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => {
    loaded['environment'].store.set(noteSourceAtom, atom('Показано, как было вчера, 21:15'));
    return offline();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Показано, как было вчера, 21:15')).toBeVisible();
  },
});

/** It is back, and so is the place of the band. */
export const Back = meta.story({
  beforeEach: offline,
  play: async ({ canvas }) => {
    await canvas.findByText(/^Нет сети\./);
    network(true);
    await waitFor(() => expect(canvas.queryByText(/^Нет сети\./)).toBeNull());
  },
});
