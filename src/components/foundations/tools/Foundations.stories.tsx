import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ColourTable } from '#storybook/docs/ColourTable.tsx';
import { IconSearch } from '#storybook/docs/IconSearch.tsx';
import { Motions } from '#storybook/docs/Motions.tsx';
import preview from '#storybook/preview.tsx';

// What works on the pages of foundations. The pages themselves show it, so the sidebar does not.
const meta = preview.meta({ title: 'Foundations/Tools', tags: ['!dev', '!autodocs'] });

const written = fn((_text: string) => Promise.resolve());

/** Puts a clipboard of the test's own in the place of the browser's. */
function standInClipboard() {
  const { clipboard } = navigator;
  written.mockClear();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true });
  return () => Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

/** A name and a value are copied by the keyboard alone, and it is told what was copied. */
export const Keyboard = meta.story({
  beforeEach: standInClipboard,
  render: () => <ColourTable only={['Text']} />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('Copied var(--ink)');
    await userEvent.tab();
    const light = canvas.getByRole('button', { name: /^Copy #[0-9a-f]{6}: ink, light$/ });
    await expect(light).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent(`Copied ${light.textContent}`);
    await expect(written.mock.calls).toEqual([['var(--ink)'], [light.textContent]]);
  },
});

/** Where the browser lets nothing be copied, that is told instead. */
export const Refused = meta.story({
  beforeEach: standInClipboard,
  render: () => <ColourTable only={['Text']} />,
  play: async ({ canvas }) => {
    written.mockRejectedValueOnce(new Error('not allowed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy var(--ink-3): ink3' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('did not let var(--ink-3) be copied');
  },
});

/** An icon is found by its name, and by what draws it. */
export const Searches = meta.story({
  render: () => <IconSearch />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Find an icon' });
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(50);
    await userEvent.type(input, 'OfflineBand');
    await expect(canvas.getByRole('button', { name: 'Copy WifiOff: icon' })).toBeVisible();
    await expect(canvas.getByText(/^1 of /)).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, 'no such icon');
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
});

/** A press plays every duration again. Where less motion is asked for, as in this run, each is at its end at once. */
export const Replays = meta.story({
  render: () => <Motions />,
  play: async ({ canvas, canvasElement }) => {
    const runner = () => canvasElement.querySelector('[data-motion="slow"]');
    const first = runner();
    await userEvent.click(canvas.getByRole('button', { name: 'Replay' }));
    await expect(runner()).not.toBe(first);
    await expect(canvas.getByText(/asks for less motion/)).toBeVisible();
    await waitFor(() => expect(getComputedStyle(runner() ?? canvasElement).translate).toBe('176px'));
  },
});
