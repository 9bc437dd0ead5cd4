import { expect } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { Field } from './Field.tsx';
import { Box, Input } from './Field.styles.ts';

const meta = preview.meta({
  component: Field,
  args: {
    label: 'Ссылка на эфир',
    children: (control) => (
      <Box>
        <Input {...control} data-control defaultValue="https://meet.vetrova.ru/dyhanie" />
      </Box>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { hint: 'Её увидят те, кто записался', counter: { count: 31, max: 5000 } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Ссылка на эфир' });
    await expect(input).toHaveAccessibleDescription('Её увидят те, кто записался 31 из\u00A05\u00A0000');
    await expect(input).not.toBeInvalid();
  },
});

/** Figures fill the room that is held for them, whichever they are: nothing moves from one letter to the next. */
export const FiguresInTheirRoom = meta.story({
  render: (args) => (
    <>
      {[0, 7, 111, 888, 1010, 4747].map((count) => (
        <Field key={count} {...args} counter={{ count, max: 5000 }} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    for (const figures of canvas.getAllByText(/ из\s/)) {
      const text = document.createRange();
      text.selectNodeContents(figures);
      const [own, room] = [text.getBoundingClientRect(), figures.getBoundingClientRect()];
      // One of them may be set a hair closer to its neighbour. The end stays where it is.
      await expect(Math.abs(own.width - room.width)).toBeLessThan(1);
      await expect(own.right).toBeCloseTo(room.right, 1);
      // In one line, as it is held.
      await expect(own.height).toBeLessThanOrEqual(room.height);
    }
  },
});

export const Invalid = meta.story({
  tags: ['picture'],
  args: { hint: 'Её увидят те, кто записался', error: 'Адрес начинается с https://' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Ссылка на эфир' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Адрес начинается с https://');
    await expect(canvas.queryByText('Её увидят те, кто записался')).toBeNull();
  },
});

export const LabelHidden = meta.story({
  tags: ['picture'],
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Ссылка на эфир' })).toBeVisible();
  },
});

export const SmallLabel = meta.story({
  tags: ['picture'],
  args: { labelSize: 'small', hint: 'В рельсе поля стоят плотнее' },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: expectToFit,
  args: {
    label: 'Самосострадательностьвдлинномсловебезпробелов и ещё несколько слов подписи',
    counter: { count: 5012, max: 5000 },
    error: 'Превысокомногорассмотрительствующийадресбезпробелов не открывается',
  },
});
