import preview from '#storybook/preview.tsx';
import { QrCode } from './QrCode.tsx';

const meta = preview.meta({
  component: QrCode,
  args: { text: 'https://praktiki.example.com/r/vetrova' },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'QR-код: https://praktiki.example.com/r/vetrova' });
  },
});

/** A dark code on a light ground in the dark theme too. */
export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^QR-код/ });
  },
});

/** A long address makes a finer code of the same size. */
export const LongWords = meta.story({
  tags: ['picture'],
  args: { text: `https://praktiki.example.com/r/${'vetrova-'.repeat(30)}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^QR-код/ });
  },
});
