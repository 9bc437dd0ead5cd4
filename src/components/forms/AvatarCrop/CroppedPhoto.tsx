import styled from 'styled-components';
import { color, radius } from '#theme/tokens.ts';
import type { PictureArea } from './area.ts';

interface CroppedPhotoProps {
  picture: string;
  /** The part that is shown; the middle where there is none. */
  area: PictureArea | null;
  /** Diameter, px. */
  size: number;
  /** The picture could not be shown. */
  onBroken?: () => void;
}

/** What is in the circle, as it will look: no cutting is needed for it. Decoration beside words that say what it is. */
export function CroppedPhoto({ picture, area, size, onBroken }: CroppedPhotoProps) {
  return (
    <Circle style={{ width: size, height: size }}>
      <img
        src={picture}
        alt=""
        onError={onBroken}
        style={
          area === null
            ? { width: '100%', height: '100%', objectFit: 'cover' }
            : {
                width: `${10_000 / area.width}%`,
                height: `${10_000 / area.height}%`,
                left: `${(-area.x / area.width) * 100}%`,
                top: `${(-area.y / area.height) * 100}%`,
              }
        }
      />
    </Circle>
  );
}

const Circle = styled.span`
  position: relative;
  display: block;
  flex: none;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.fill};

  img {
    position: absolute;
    max-width: none;
  }
`;
