import styled from 'styled-components';
import { CropBar } from '#components/forms/CropBar/CropBar.tsx';
import { cropper } from '#components/forms/CropBar/cropper.styles.ts';
import { media } from '#theme/media.ts';
import { color, radius, space, type } from '#theme/tokens.ts';

/** The place takes its size from whoever gives it one; the circle follows. */
export const Stage = styled.div`
  position: relative;
  height: 100%;
  container-type: size;
  overflow: hidden;
  border-radius: inherit;
  background: ${color.sunken};

  ${cropper}

  /* The picture goes on beyond the circle, dimmed: it can be taken hold of anywhere. */
  .reactEasyCrop_Container {
    overflow: visible;
  }
`;

/** The square that the circle touches: at no zoom does the picture leave a part of it empty. */
export const Square = styled.div`
  position: absolute;
  /* Above the middle, so that the bar has its room. */
  inset: 0 0 72px;
  width: min(72cqmin, 434px);
  height: min(72cqmin, 434px);
  margin: auto;
`;

export const MoveHint = styled.p`
  position: absolute;
  top: ${space[6]};
  left: 50%;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  width: max-content;
  max-width: calc(100% - 24px);
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.control};
  background: ${color.mediaScrim};
  color: ${color.onMedia};
  ${type.caption}
  transform: translateX(-50%);
  pointer-events: none;

  ${media.tablet} {
    display: none;
  }
`;

export const Bar = styled(CropBar)`
  position: absolute;
  bottom: 28px;
  left: 50%;
  max-width: calc(100% - 24px);
  transform: translateX(-50%);

  ${media.tablet} {
    bottom: ${space[3]};
  }
`;
