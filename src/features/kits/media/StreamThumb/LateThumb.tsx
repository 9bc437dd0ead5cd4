import { AudioLines, Clapperboard } from 'lucide-react';
import { Suspense } from 'react';
import type { Stream } from '#domain/stream/schema.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { usePageIdle } from '#lib/loading/usePageIdle.ts';

// Loaded through a second module: otherwise the list would have to name every file that it depends on.
const StreamThumb = preloadable(async () => (await import('./thumb.ts')).streamThumb(), {
  without: ({ icon }) => icon,
}).Part;

interface LateThumbProps {
  stream: Stream;
  small?: boolean;
}

/** The thumbnail of a recording. Until its code has come, and where there is nothing to show, the icon of the kind. */
export function LateThumb({ stream, small = false }: LateThumbProps) {
  const isIdle = usePageIdle();
  const Icon = stream.kind === 'audio' ? AudioLines : Clapperboard;
  const icon = <Icon size={16} strokeWidth={1.5} aria-hidden />;
  if (!isIdle) return icon;
  return (
    <Suspense fallback={icon}>
      <StreamThumb stream={stream} icon={icon} small={small} />
    </Suspense>
  );
}
