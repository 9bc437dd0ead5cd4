import { Suspense } from 'react';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';

interface QrCodeProps {
  /** What it leads to: an address. */
  text: string;
  /** Length of a side, px. */
  size?: number;
}

const Drawing = preloadable(() => import('./Drawing.tsx')).Part;

/** A QR code, black on white in both themes: phones read it so. What draws it is loaded when it is shown. */
export function QrCode({ text, size = 144 }: QrCodeProps) {
  return (
    <Suspense fallback={<Skeleton width={size} height={size} radius="control" />}>
      <Drawing text={text} size={size} />
    </Suspense>
  );
}
