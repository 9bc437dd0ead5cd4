import styled, { css } from 'styled-components';
import { CropBar } from '#components/forms/CropBar/CropBar.tsx';
import { cropper } from '#components/forms/CropBar/cropper.styles.ts';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, control, radius, space, type } from '#theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const Stage = styled.div`
  position: relative;
  height: min(420px, 56dvh);
  min-height: 240px;
  overflow: hidden;
  border-radius: ${radius.media};
  background: ${color.sunken};

  ${cropper}

  .reactEasyCrop_CropAreaGrid::before,
  .reactEasyCrop_CropAreaGrid::after {
    border-color: ${color.onMedia3};
  }
`;

const overStage = css`
  position: absolute;
  left: 50%;
  display: inline-flex;
  align-items: center;
  background: ${color.mediaScrim};
  color: ${color.onMedia};
  transform: translateX(-50%);
`;

export const MoveHint = styled.p`
  ${overStage}
  top: ${space[3]};
  gap: ${space[2]};
  max-width: calc(100% - 24px);
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.control};
  ${type.caption}
  pointer-events: none;

  ${media.phone} {
    display: none;
  }
`;

export const Bar = styled(CropBar)`
  ${overStage}
  bottom: ${space[3]};
  gap: ${space[2]};
  max-width: calc(100% - 24px);
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};

  ${media.phone} {
    flex-wrap: wrap;

    & > button {
      flex: 1;
      height: ${control.large};
    }
  }
`;

const tones = { plain: color.ink2, dawn: color.dawnText, bad: color.badText };

/** An `output` is told to screen readers when it changes. */
export const Note = styled.output<{ $tone: keyof typeof tones }>`
  display: flex;
  flex: 1;
  gap: 6px;
  min-width: 0;
  ${type.caption}
  ${tabular}
  color: ${(p) => tones[p.$tone]};

  ${media.phone} {
    flex-basis: 100%;
  }
`;

export const Refusal = styled.p`
  display: flex;
  gap: ${space[2]};
  padding: 2px 0;
  ${type.body}
  overflow-wrap: anywhere;

  svg {
    margin-top: 2px;
  }
`;
