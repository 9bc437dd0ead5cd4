import { expect, waitFor } from 'storybook/test';
import { contrastOf } from '#storybook/colour/contrasts.ts';
import preview from '#storybook/preview.tsx';
import dawn from '#components/layout/AuthFrame/dawn.svg';
import { PictureFrame } from './PictureFrame.tsx';

const meta = preview.meta({
  component: PictureFrame,
  parameters: { docs: { story: { iframeHeight: '560px' } }, frameWidth: 1200, layout: 'fullscreen' },
  args: { picture: { src: dawn, focus: '59% 46%' }, children: <h1>Доброе утро</h1> },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent('Доброе утро');
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument();
  },
});

export const WithFootAndName = meta.story({
  args: {
    picture: {
      src: dawn,
      focus: '59% 46%',
      title: 'Рассвет на\u00A0дюнах',
      note: 'Медитация, 16\u00A0минут',
    },
    foot: 'Уже есть кабинет?',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('Рассвет на дюнах');
    await waitFor(() => expect(canvas.getByText(/^Медитация/)).toHaveStyle({ color: '#ffffff' }));
    await expect(canvas.getByText('Уже есть кабинет?')).toBeVisible();
  },
});

/** The picture is late or does not come at all: its name is read on the ground of its place. */
export const NameWithoutPicture = meta.story({
  tags: ['picture', 'picture-dark'],
  args: {
    picture: {
      src: 'data:image/svg+xml,',
      focus: '50% 50%',
      title: 'Рассвет на\u00A0дюнах',
      note: 'Медитация, 16\u00A0минут',
    },
  },
  play: async ({ canvas }) => {
    const ground = getComputedStyle(canvas.getByRole('figure')).backgroundColor;
    const { color } = getComputedStyle(canvas.getByText(/^Медитация/));
    await expect(contrastOf(color, ground).ratio).toBeGreaterThan(4.5);
  },
});

/** The picture did not come: its place stays, nothing moves. */
export const WithoutPicture = meta.story({
  tags: ['picture', 'picture-phone'],
  args: { picture: { src: 'data:image/svg+xml,', focus: '50% 50%' } },
});

export const Tablet = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'tablet' } },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
