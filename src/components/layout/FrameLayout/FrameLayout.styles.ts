import styled, { createGlobalStyle } from 'styled-components';
import { media } from '#theme/media.ts';
import { stuckAtFoot } from '#theme/mixins.ts';
import { color, control, frame, layer, motion, radius, shadow, space, type, weight } from '#theme/tokens.ts';

/** What is scrolled to or focused must not end up under the bars. */
export const PageScroll = createGlobalStyle`
  html {
    scroll-padding: calc(${frame.top} + ${space[4]}) 0 calc(${frame.footPhone} + ${space[4]});
  }
`;

export const Root = styled.div<{ $sidebar: boolean }>`
  display: grid;
  grid-template-columns: ${(p) => (p.$sidebar ? frame.sidebar : '0px')} minmax(0, 1fr);
  min-height: 100dvh;
  background: ${color.surface};
  transition: grid-template-columns ${motion.base} ${motion.ease};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Over all else while it has the focus, out of sight otherwise. */
export const Skip = styled.a`
  position: fixed;
  top: ${space[3]};
  left: ${space[3]};
  z-index: ${layer.toast};
  display: flex;
  align-items: center;
  height: ${control.regular};
  padding: 0 ${space[3]};
  border-radius: ${radius.control};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  color: ${color.accentText};
  ${type.body}
  font-weight: ${weight.strong};
  text-decoration: none;

  &:not(:focus) {
    transform: translateY(-120px);
  }
`;

/**
 * Painted after the page. What sticks may pass over anything as far as a browser knows, so that all that was painted after it
 * got layers of its own: one for each field of a form.
 */
export const Side = styled.div<{ $shown: boolean }>`
  position: sticky;
  top: 0;
  z-index: ${layer.side};
  height: 100dvh;
  min-width: 0;
  overflow: clip;
  visibility: ${(p) => (p.$shown ? 'visible' : 'hidden')};
  transition: visibility ${motion.base};

  ${media.tablet} {
    display: none;
  }
`;

export const Work = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Main = styled.main`
  flex: 1;
  min-width: 0;
  padding: ${space[1]} ${frame.page} ${frame.page};

  /* A band over the page: the title stands clear of it. */
  > output {
    margin-bottom: ${space[4]};
  }

  &:focus {
    outline: none;
  }

  ${media.phone} {
    padding-inline: ${frame.pagePhone};
  }
`;

/** In the flow after the page and stuck to the window's foot, above a bar there: at the end of a long page it stands below it. */
export const Panel = styled.div`
  position: sticky;
  bottom: calc(${space[6]} + ${frame.foot});
  z-index: ${layer.panel};
  align-self: flex-end;
  width: 368px;
  margin: 0 ${space[6]} calc(${space[6]} + ${frame.foot});
  ${stuckAtFoot}

  ${media.phone} {
    display: none;
  }
`;
