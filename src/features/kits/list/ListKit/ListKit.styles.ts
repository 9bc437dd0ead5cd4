import styled, { css, keyframes } from 'styled-components';
import { PageHeader } from '#components/layout/PageHeader/PageHeader.tsx';
import { media } from '#theme/media.ts';
import { visuallyHidden } from '#theme/mixins.ts';
import { color, frame, motion, space, type } from '#theme/tokens.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

/** The head of the table stays under the bar of the console. */
export const Screen = styled.div`
  --table-top: ${frame.top};
`;

/** On a phone the rows come near the title. */
export const Header = styled(PageHeader)`
  ${media.phone} {
    margin-bottom: ${space[3]};
  }
`;

/** The icon of a target of 44 px, the last one of its line, ends with the texts. The ring of such a target stays within the phone. */
export const atEdge = css`
  margin-right: -14px;

  &:focus-visible,
  button:focus-visible {
    outline-offset: -4px;
  }
`;

/** What concerns the list as a whole, where it has no title of its own. */
export const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
  margin-bottom: ${space[3]};
`;

/** The search of a phone, with the buttons that ask for more and for another order. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  ${atEdge}
`;

/** The room of the buttons, before their code is there too. */
export const Tools = styled.div<{ $count: number }>`
  flex: none;
  display: flex;
  width: calc(44px * ${(p) => p.$count});
`;

/** As wide as the placeholder needs, with the loupe and the cross; on a phone it takes what the buttons leave. */
export const Search = styled.div<{ $letters: number }>`
  width: calc(${(p) => p.$letters}ch + 72px);
  min-width: 208px;
  max-width: 100%;
  ${type.body}

  ${media.phone} {
    flex: 1;
    width: auto;
    min-width: 0;
    margin-right: ${space[1]};
  }
`;

/** A block in place of the rows, at the eye's height. */
export const Placeholder = styled.div`
  padding: ${space[10]} 0;

  ${media.phone} {
    padding: ${space[5]} 0;
  }
`;

/** What filters: one line that can be pushed aside on a phone, as high as a thumb needs; in the toolbar's own flow elsewhere. */
export const Filters = styled.div`
  display: contents;

  ${media.phone} {
    display: flex;
    gap: ${space[2]};
    margin: -6px -${frame.pagePhone};
    padding: 6px ${frame.pagePhone};
    overflow-x: auto;
    scrollbar-width: none;

    &:empty {
      display: none;
    }
  }
`;

/** A quick answer comes before the ring of a refreshing. */
export const slowly = css`
  animation: ${appear} ${motion.slow} 400ms backwards;
`;

/**
 * How many are shown, and a line before what orders them. The ring of a refreshing stands in the gap before it, so that
 * nothing moves. Where the toolbar breaks its line, nothing follows. On a phone the ring is around the button of the order.
 */
export const Shown = styled.output<{ $empty: boolean; $inTitle: boolean }>`
  position: relative;
  padding-right: 10px;
  border-right: 1px solid ${(p) => (p.$empty ? 'transparent' : color.line2)};
  line-height: 16px;

  & > :last-child:not(:first-child) {
    position: absolute;
    top: 1px;
    right: calc(100% + ${space[2]});
    ${slowly}
  }

  @container (max-width: 1000px) {
    padding: 0;
    border: 0;

    & > :last-child:not(:first-child) {
      right: auto;
      left: calc(100% + ${space[2]});
    }
  }

  ${media.phone} {
    flex: 1 1 100%;
    ${(p) => (p.$inTitle || p.$empty) && visuallyHidden}

    & > :last-child:not(:first-child) {
      display: none;
    }
  }
`;

/** Order and view. */
export const Arrange = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-left: -${space[3]};
`;
