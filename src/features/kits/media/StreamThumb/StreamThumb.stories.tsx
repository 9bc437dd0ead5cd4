import { useAtomValue } from 'jotai';
import { Clapperboard } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { authorAtom } from '#atoms/session/session.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import preview from '#storybook/preview.tsx';
import { keepFaces } from './sampleKept.ts';
import StreamThumb from './StreamThumb.tsx';

const stream: Stream = {
  id: 'stream-golos',
  name: 'golos.mp4',
  kind: 'video',
  size: 26_920,
  mime: 'video/mp4',
  durationSec: 2282,
  status: 'processed',
};

const icon = <Clapperboard size={16} strokeWidth={1.5} aria-hidden />;

/** Faces are of the author who is in. */
function OfAuthor() {
  const author = useAtomValue(authorAtom);
  if (author === null) return null;
  return (
    <div style={{ display: 'grid', width: 160, height: 90, borderRadius: 8, background: 'var(--fill)' }}>
      <StreamThumb stream={stream} icon={icon} />
    </div>
  );
}

const meta = preview.meta({ component: StreamThumb, args: { stream, icon }, render: () => <OfAuthor /> });

/** What an earlier visit has left on the device is shown, and asked of nobody. */
export const Default = meta.story({
  beforeEach: async ({ loaded }) => {
    await keepFaces(loaded['environment'].device, demoAccount.id, [stream]);
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-face="frames"] [data-frame]')).not.toBeNull(),
    );
  },
});

/** Of another author's nothing is shown. */
export const Another = meta.story({
  beforeEach: async ({ loaded }) => {
    await keepFaces(loaded['environment'].device, 'somebody-else', [stream]);
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull());
    await expect(canvasElement.querySelector('[data-face]')).toBeNull();
  },
});
