import styled, { keyframes } from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, control, frame, motion, space, type, weight } from '#theme/tokens.ts';

/** The line reaches 16 px past the column on both sides, as a band above a title does; on a phone to the window's edges. */
export const Bar = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space[6]};
  margin: 0 -${space[4]} ${space[5]};
  padding: 0 ${space[4]};
  border-bottom: 1px solid ${color.line};
  ${type.body}

  ${media.phone} {
    flex-direction: column-reverse;
    align-items: stretch;
    gap: ${space[1]};
    margin-inline: -${frame.pagePhone};
    padding-inline: ${frame.pagePhone};
  }
`;

export const Tabs = styled.nav`
  display: flex;
  gap: ${space[6]};
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  margin-bottom: -1px;

  ${media.phone} {
    margin-inline: -${frame.pagePhone};
    padding-inline: ${frame.pagePhone};
  }
`;

/** Its line lies on the bar's. */
export const Tab = styled.a`
  display: flex;
  flex: none;
  gap: ${space[2]};
  align-items: center;
  height: ${control.field};
  border-bottom: 2px solid transparent;
  color: ${color.ink2};
  text-decoration: none;

  &[aria-current] {
    border-color: ${color.ink};
    color: ${color.ink};
    font-weight: ${weight.strong};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }

  ${media.phone} {
    height: ${control.large};
  }
`;

export const Count = styled.span`
  ${tabular}
  color: ${color.ink3};
  font-weight: ${weight.regular};
`;

export const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  min-height: ${control.field};
  color: ${color.ink2};
`;

const fade = keyframes`
  from { opacity: 0; }
`;

export const Page = styled.div`
  animation: ${fade} ${motion.tab} ${motion.ease};
`;
