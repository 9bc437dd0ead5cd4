import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { newVersionAtom } from '#atoms/ui/version.ts';
import type { StoryEnvironment } from '#storybook/environment.ts';
import { isEmbedded } from '#storybook/isEmbedded.ts';
import preview from '#storybook/preview.tsx';
import { UpdateHost } from './UpdateHost.tsx';

/** The server as it answers the question for its page. */
const serves = (build: string) =>
  spyOn(window, 'fetch').mockImplementation(async () => {
    return new Response(`<meta name="build" content="${build}">`);
  });

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

/** On a documentation page no play runs: the author has come back there already. */
async function begin({ store }: StoryEnvironment): Promise<void> {
  if (!isEmbedded) return;
  const fetched = serves('newer');
  await store.set(newVersionAtom);
  fetched.mockRestore();
}

const meta = preview.meta({
  component: UpdateHost,
  // The page of a story is no built console.
  beforeEach: () => {
    const own = Object.assign(document.createElement('meta'), { name: 'build', content: 'own' });
    document.head.append(own);
    return () => own.remove();
  },
});

/** The author comes back to the tab, and the server has a newer console. */
export const Default = meta.story({
  beforeEach: ({ loaded }) => begin(loaded['environment']),
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const fetched = serves('newer');
    comeBack();
    await expect(await canvas.findByRole('region', { name: 'Вышла новая версия кабинета.' })).toBeVisible();
    const update = canvas.getByRole('button', { name: 'Обновить' });
    await expect(update).toBeEnabled();
    // The eye finds which of the two is meant.
    const ground = (button: HTMLElement) => getComputedStyle(button).backgroundColor;
    await expect(ground(update)).not.toBe(ground(canvas.getByRole('button', { name: 'Позже' })));
    fetched.mockRestore();
  },
});

/** On a phone both buttons take the whole width, and a finger hits them. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ loaded }) => begin(loaded['environment']),
  play: async ({ canvas }) => {
    const fetched = serves('newer');
    comeBack();
    const update = (await canvas.findByRole('button', { name: 'Обновить' })).getBoundingClientRect();
    const later = canvas.getByRole('button', { name: 'Позже' }).getBoundingClientRect();
    await expect([update.height, later.height]).toEqual([44, 44]);
    await expect([later.left, later.width]).toEqual([update.left, update.width]);
    fetched.mockRestore();
  },
});

/** Nobody is made to take it. */
export const PutOff = meta.story({
  beforeEach: ({ loaded }) => begin(loaded['environment']),
  play: async ({ canvas }) => {
    const fetched = serves('newer');
    comeBack();
    await userEvent.click(await canvas.findByRole('button', { name: 'Позже' }));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    comeBack();
    await expect(canvas.queryByRole('region')).toBeNull();
    fetched.mockRestore();
  },
});

/** The page is the newest, or the server cannot be asked: nothing is said. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    const fetched = serves('own');
    comeBack();
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    comeBack();
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    await expect(canvas.queryByRole('region')).toBeNull();
    fetched.mockRestore();
  },
});
