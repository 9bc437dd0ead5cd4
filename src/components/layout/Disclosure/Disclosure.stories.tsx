import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import { isFirst } from '#storybook/isEmbedded.ts';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { Disclosure } from './Disclosure.tsx';

const meta = preview.meta({
  component: Disclosure,
  args: {
    title: 'Дополнительно',
    aside: '3\u00A0поля',
    children: <p>Язык, уровень и{'\u00A0'}противопоказания.</p>,
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  // At the top of its page it begins open: closed it is a line of words.
  render: (args) => <Disclosure {...args} open={args.open ?? (isFirst || undefined)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Язык, уровень и противопоказания.')).not.toBeVisible();
  },
});

/** Enter and Space open and close it. */
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    const inside = canvas.getByText('Язык, уровень и противопоказания.');
    await userEvent.tab();
    const keys = await realKeys();
    if (keys === null) return;
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(inside).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await keys.keyboard(' ');
    await waitFor(() => expect(inside).not.toBeVisible());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

const Kept = stateful(Disclosure, 'open', 'onOpenChange');

export const Open = meta.story({
  tags: ['picture'],
  args: { open: true },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    const inside = canvas.getByText('Язык, уровень и противопоказания.');
    await expect(inside).toBeVisible();
    await userEvent.click(canvas.getByText('Дополнительно'));
    await waitFor(() => expect(inside).not.toBeVisible());
    await userEvent.click(canvas.getByText('Дополнительно'));
    await waitFor(() => expect(inside).toBeVisible());
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  render: (args) => (
    <div style={{ padding: 16 }}>
      <Kept {...args} />
    </div>
  ),
  args: {
    open: true,
    title: 'Превысокомногорассмотрительствующийсамосострадательностью',
    children: <p>Превысокомногорассмотрительствующийсамосострадательностью</p>,
  },
  globals: { viewport: { value: 'phone' } },
  play: expectToFit,
});
