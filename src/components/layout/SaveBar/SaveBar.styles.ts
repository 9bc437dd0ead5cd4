import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { stuckAtFoot } from '#theme/mixins.ts';
import { color, control, frame, layer, shadow, space, type, weight } from '#theme/tokens.ts';

/** From edge to edge of the work, stuck to the window's foot. In the flow, so that the end of the page is clear of it. */
export const Root = styled.section`
  position: sticky;
  bottom: 0;
  z-index: ${layer.bar};
  ${stuckAtFoot}
  display: grid;
  gap: ${space[3]};
  margin: ${space[8]} -${frame.page} -${frame.page};
  padding: 14px ${frame.page} ${space[3]};
  border-top: 1px solid ${color.line};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  clip-path: inset(-40px 0 0);
  ${type.body}

  ${media.phone} {
    margin: ${space[6]} -${frame.pagePhone} -${frame.page};
    padding: ${space[3]} ${frame.pagePhone} calc(${space[3]} + env(safe-area-inset-bottom));
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[2]} ${space[3]};
  min-height: ${control.regular};
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 20px;
  height: ${control.regular};
  color: ${color.ink2};
`;

export const Words = styled.div<{ $stacked: boolean }>`
  display: flex;
  flex: 1 1 240px;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  ${(p) => p.$stacked && 'flex-direction: column;'}
  min-width: 0;
  padding: 6px 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.div`
  font-weight: ${weight.strong};
`;

export const Note = styled.div`
  color: ${color.ink2};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${media.phone} {
    flex: 1 1 100%;

    & > button {
      height: ${control.large};
    }

    & > :last-child {
      flex: 1 0 auto;
    }
  }
`;
