import { Suspense, type ComponentPropsWithRef } from 'react';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import type { PictureArea } from './area.ts';
import { Stage } from './AvatarCrop.styles.ts';

export interface AvatarCropProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The photo, as `readPhoto` gives it. */
  picture: string;
  /** The part that is in the circle when the photo comes; the middle by default. */
  area: PictureArea | null;
  /** Gets the part in the circle, from the beginning on and with every move. `cutAvatar` makes the avatar of it. */
  onAreaChange: (area: PictureArea) => void;
}

const Inner = preloadable(() => import('./AvatarCropInner.tsx')).Part;

/**
 * A photo under a circle: what is in the circle becomes the avatar. It fills its place, such as the picture's beside a form;
 * AvatarCropDialog brings a place of its own.
 */
export function AvatarCrop({ picture, area, onAreaChange, ...rest }: AvatarCropProps) {
  return (
    <Stage {...rest}>
      <Suspense fallback={<Skeleton height="100%" radius="media" />}>
        <Inner key={picture} picture={picture} area={area} onAreaChange={onAreaChange} />
      </Suspense>
    </Stage>
  );
}
