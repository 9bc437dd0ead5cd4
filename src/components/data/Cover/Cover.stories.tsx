import { Presentation } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import golos from './fixtures/golos.svg';
import okno from './fixtures/okno.svg';
import vydoh from './fixtures/vydoh.svg';
import { Cover, type CoverSize } from './Cover.tsx';

const icon = <Presentation size={24} strokeWidth={1.5} aria-hidden />;

const meta = preview.meta({
  component: Cover,
  args: { src: vydoh, alt: 'Обложка лекции «Голос и диафрагма»', width: 260 },
});

export const Default = meta.story({
  tags: ['picture'],
  args: { duration: 2282, loading: 'eager' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: /Голос и диафрагма/ });
    await waitFor(() => expect(picture).toHaveProperty('naturalWidth', 1280));
    await expect(canvas.getByText('38:02')).toBeVisible();
    await expect(picture.getBoundingClientRect().height).toBeCloseTo(146.25);
  },
});

/** No picture yet: the kind's icon on a neutral ground. */
export const Empty = meta.story({
  tags: ['picture'],
  args: { src: undefined, icon, duration: 2282 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Обложка лекции/ })).toBeVisible();
  },
});

/** The picture does not open. */
export const Failed = meta.story({
  args: { src: 'data:image/png;base64,AAAA', icon, loading: 'eager' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: /Обложка лекции/ })).toBeVisible();
  },
});

const sizes: CoverSize[] = ['card', 'list', 'tree'];

/** A length in words takes no more than the picture is wide. */
export const LongWords = meta.story({
  args: {
    size: 'list',
    duration: 'Превысокомногорассмотрительствующийсамосострадательностью',
    loading: 'eager',
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('img').parentElement?.getBoundingClientRect();
    const badge = canvas
      .getByText('Превысокомногорассмотрительствующийсамосострадательностью')
      .getBoundingClientRect();
    await expect(badge.left).toBeGreaterThanOrEqual(frame?.left ?? Infinity);
    await expect(badge.top).toBeGreaterThanOrEqual(frame?.top ?? Infinity);
  },
});

/** Rich, pale and missing, in the sizes of a card, a list and a tree. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, max-content)', gap: 16 }}>
      {sizes.flatMap((size) =>
        [golos, okno, undefined].map((src, index) => (
          <Cover
            key={`${size} ${index}`}
            src={src}
            alt=""
            size={size}
            width={size === 'card' ? 200 : undefined}
            duration={size === 'card' ? 4325 : undefined}
            loading="eager"
          />
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')];
    await waitFor(() => expect(pictures.every((picture) => picture.complete)).toBe(true));
  },
});
