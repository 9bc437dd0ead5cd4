import { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { color } from '#theme/tokens.ts';

/** How the frame of react-easy-crop looks on a picture. */
export const cropper = css`
  .reactEasyCrop_CropArea {
    border: 2px solid ${color.onMedia};
    color: ${color.cropMask};
  }

  /* Two rings, so that the focus is seen on any picture. */
  .reactEasyCrop_CropArea:focus-visible {
    outline: 2px solid ${color.mediaScrim};
    outline-offset: -4px;
    border-color: ${color.dawn};
  }

  /* As a layer of its own the picture now and then escapes the round corners. Under a finger it moves smoother as one. */
  ${media.hover} {
    .reactEasyCrop_Image {
      will-change: auto;
    }
  }
`;
