import styled from 'styled-components';
import { tabular } from '#theme/mixins.ts';
import { color, radius, space, type } from '#theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  container-type: inline-size;
`;

export const Scale = styled.div`
  position: relative;
  height: 16px;
  ${type.caption}
  ${tabular}
  color: ${color.ink3};
`;

/** Every second hour goes where there is no room for all. */
export const Tick = styled.span`
  position: absolute;
  top: 0;

  @container (max-width: 460px) {
    &:nth-child(even) {
      display: none;
    }
  }
`;

/** Whose day it is, on a line of its own: beside the hours it would cover the last of them. */
export const Day = styled.span`
  ${type.caption}
  color: ${color.ink2};
`;

export const Track = styled.div`
  position: relative;
  height: 32px;
  border-radius: ${radius.tag};
  background: ${color.fill};
`;

export const Line = styled.span`
  position: absolute;
  top: 0;
  bottom: 0;
  width: 1px;
  background: ${color.line2};
  opacity: 0.6;
`;

export const Held = styled.span<{ $kind: 'webinar' | 'request' }>`
  position: absolute;
  top: 4px;
  bottom: 4px;
  display: flex;
  align-items: center;
  justify-content: ${(p) => (p.$kind === 'webinar' ? 'flex-end' : 'flex-start')};
  gap: 6px;
  min-width: 24px;
  padding: 0 6px;
  overflow: hidden;
  border: 1px solid ${color.line2};
  border-radius: ${radius.thumb};
  background: ${color.surface};
  ${type.caption}
  color: ${color.ink};
  white-space: nowrap;

  > svg {
    flex: none;
    color: ${(p) => (p.$kind === 'webinar' ? color.kWebinar : color.kConsult)};
  }
`;

/** The time that both would take. */
export const Clash = styled.span`
  position: absolute;
  top: 0;
  bottom: 0;
  background: repeating-linear-gradient(135deg, ${color.bad} 0 1px, transparent 1px 5px), ${color.badTint};
`;

/** Where the webinar in the form stands. */
export const Wish = styled.span<{ $wrong: boolean }>`
  position: absolute;
  top: -1px;
  bottom: -1px;
  min-width: 8px;
  border: 2px solid ${(p) => (p.$wrong ? color.bad : color.accent)};
  border-radius: ${radius.tag};
`;
