import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, hitArea, tabular, truncate } from '#theme/mixins.ts';
import { color, control, radius, space, type, weight } from '#theme/tokens.ts';
import type { UploadCardState } from './uploadCardState.ts';

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;

  ${media.phone} {
    min-height: 52px;
  }
`;

export const FileIcon = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.control};
  background: ${color.fill};
  color: ${color.ink2};

  ${media.phone} {
    width: 36px;
    height: 36px;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;

  [role='progressbar'] {
    margin: 6px 0 3px;
  }
`;

const inks: Record<UploadCardState, string> = {
  queued: color.ink2,
  progress: color.ink2,
  paused: color.ink2,
  offline: color.ink2,
  needsFile: color.dawnText,
  processing: color.ink2,
  done: color.okText,
  error: color.badText,
};

export const Name = styled.div`
  ${type.body}
  ${truncate}
  color: ${color.ink};
`;

export const Line = styled.div<{ $state: UploadCardState }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 16px;
  margin-top: 2px;
  ${type.caption}
  ${tabular}
  color: ${(p) => inks[p.$state]};

  > span:first-of-type {
    flex: 1;
    min-width: 0;
  }
`;

export const Step = styled.button`
  ${bareButton}
  position: relative;
  ${hitArea}
  flex: none;
  border-radius: ${radius.thumb};
  color: ${color.accentText};
  font-weight: ${weight.strong};
`;

/** The cross of a row stands under the cross of its panel. */
export const Buttons = styled.div`
  flex: none;
  display: flex;
  margin-right: -8px;

  &:empty {
    display: none;
  }

  ${media.phone} {
    margin-right: -12px;

    button {
      width: ${control.large};
      height: ${control.large};
    }
  }
`;

export const Waiting = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;

  ${media.phone} {
    width: ${control.large};
  }
`;
