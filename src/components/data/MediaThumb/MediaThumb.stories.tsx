import { AudioLines, Clapperboard } from 'lucide-react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import type { Face } from '#lib/face/face.ts';
import preview from '#storybook/preview.tsx';
import { MediaThumb } from './MediaThumb.tsx';
import { sampleFrames, sampleWave } from './sampleFaces.ts';

const icons = {
  frames: <Clapperboard size={16} strokeWidth={1.5} aria-hidden />,
  wave: <AudioLines size={16} strokeWidth={1.5} aria-hidden />,
};

interface Loaded {
  faces?: { film: Face; voice: Face };
}

/** The place of a cover in a row. */
function Place({
  face,
  icon,
  small = false,
}: {
  face: Face | null;
  icon: keyof typeof icons;
  small?: boolean;
}) {
  const size = small
    ? { width: 45, height: 32, borderRadius: 4 }
    : { width: 160, height: 90, borderRadius: 8 };
  return (
    <div data-index="0" style={{ display: 'grid', placeItems: 'center', background: 'var(--fill)', ...size }}>
      <MediaThumb face={face} icon={icons[icon]} duration={1441} small={small} />
    </div>
  );
}

const meta = preview.meta({
  component: MediaThumb,
  args: { face: null, icon: icons.frames, duration: 1441 },
  loaders: [async () => ({ faces: { film: await sampleFrames(), voice: sampleWave } })],
  render: (_args, { loaded }) => {
    const { faces } = loaded as Loaded;
    return (
      <div style={{ display: 'flex', gap: 16, alignItems: 'start' }}>
        <Place face={faces?.film ?? null} icon="frames" />
        <Place face={faces?.voice ?? null} icon="wave" />
        <Place face={null} icon="frames" />
        <Place face={faces?.film ?? null} icon="frames" small />
        <Place face={faces?.voice ?? null} icon="wave" small />
      </div>
    );
  },
});

/** A video, a sound, and one of which nothing is known. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-frame="3"]')).toHaveLength(2));
    await expect(canvasElement.querySelectorAll('[data-face="wave"] path')).toHaveLength(2);
  },
});

/** A mouse goes through the recording, a finger does not: it scrolls. */
export const Scrubbed = meta.story({
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const [film, voice] = canvasElement.querySelectorAll('[data-face]');
    if (film === undefined || voice === undefined) throw new Error('No thumbnails');
    await waitFor(() => expect(film.querySelector('[data-frame="3"]')).not.toBeNull());
    const over = (element: Element, share: number, pointerType = 'mouse') => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return fireEvent.pointerMove(element, {
        pointerType,
        clientX: left + share * width,
        clientY: top + height / 2,
      });
    };
    await over(film, 0.95, 'touch');
    await expect(film.querySelector('[data-frame="3"]')).not.toBeNull();
    await over(film, 0.95);
    await waitFor(() => expect(film.querySelector('[data-frame="7"]')).not.toBeNull());
    await expect(film).toHaveTextContent('35:38');
    await over(voice, 0.5);
    await waitFor(() => expect(voice).toHaveTextContent('12:01'));
    await fireEvent.pointerLeave(film.closest('[data-index]') ?? film);
    await waitFor(() => expect(film.querySelector('[data-frame="3"]')).not.toBeNull());
  },
});

/** No wider than its place on a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-frame="3"]')).toHaveLength(2));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
