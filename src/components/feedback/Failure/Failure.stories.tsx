import { expect } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { Failure } from './Failure.tsx';

const meta = preview.meta({
  component: Failure,
  args: { children: 'Не\u00A0удалось отменить марафон' },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Не\sудалось отменить марафон/);
  },
});

/** Beside a button there may be little room. */
export const LongWords = meta.story({
  args: { children: 'Не\u00A0удалось отменить «Превысокомногорассмотрительствующийсамосострадательностью»' },
  globals: { viewport: { value: 'phone' } },
  play: expectToFit,
});
