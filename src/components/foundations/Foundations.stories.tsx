import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ColourTable } from '#storybook/docs/ColourTable.tsx';
import { IconSearch } from '#storybook/docs/IconSearch.tsx';
import { Motions } from '#storybook/docs/Motions.tsx';
import preview from '#storybook/preview.tsx';

// What works on the pages of foundations. The pages themselves show it, so the sidebar does not.
const meta = preview.meta({ title: 'Foundations/Tools', tags: ['!dev', '!autodocs'] });

const written = fn((_text: string) => Promise.resolve());

/** A press copies a name or a value, and it is told what was copied. */
export const Copies = meta.story({
  beforeEach: () => {
    const { clipboard } = navigator;
    written.mockClear();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true });
    return () => Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  },
  render: () => <ColourTable only={['Text']} />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const [light] = canvas.getAllByRole('button', { name: /^Copy #[0-9a-f]{6}: ink, light$/ });
    light?.focus();
    await userEvent.keyboard('{Enter}');
    const value = light?.textContent ?? '';
    await expect(status).toHaveTextContent(`Copied ${value}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy var(--ink-2): ink2' }));
    await expect(status).toHaveTextContent('Copied var(--ink-2)');
    await expect(written.mock.calls).toEqual([[value], ['var(--ink-2)']]);
    written.mockRejectedValueOnce(new Error('not allowed'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy var(--ink-3): ink3' }));
    await expect(status).toHaveTextContent('did not let');
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
