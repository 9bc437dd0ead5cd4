import styled, { keyframes } from 'styled-components';
import { Button } from '#components/primitives/Button/Button.tsx';
import { media } from '#theme/media.ts';
import { truncate } from '#theme/mixins.ts';
import { color, frame, motion, space, type } from '#theme/tokens.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

/** The head of the table stays under the bar of the console. */
export const Screen = styled.div`
  --table-top: ${frame.top};
`;

/** What concerns the list as a whole, where it has no title of its own. */
export const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
  margin-bottom: ${space[3]};
`;

/** As wide as the placeholder needs, with the loupe and the cross; on a phone the toolbar gives it a line of its own. */
export const Search = styled.div<{ $letters: number }>`
  width: calc(${(p) => p.$letters}ch + 72px);
  min-width: 208px;
  max-width: 100%;
  ${type.body}
`;

/** A block in place of the rows, at the eye's height. */
export const Placeholder = styled.div`
  padding: ${space[10]} 0;

  ${media.phone} {
    padding: ${space[5]} 0;
  }
`;

/** What filters: one line that can be pushed aside on a phone, in the toolbar's own flow elsewhere. */
export const Filters = styled.div`
  display: contents;

  ${media.phone} {
    display: flex;
    gap: ${space[2]};
    margin: -${space[1]} -${frame.pagePhone};
    padding: ${space[1]} ${frame.pagePhone};
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

/**
 * How many are shown, and a line before what orders them. The ring of a refreshing stands in the gap before it, so that
 * nothing moves; a quick answer comes before the ring. Where the toolbar breaks its line, nothing follows.
 */
export const Shown = styled.output<{ $empty: boolean }>`
  position: relative;
  padding-right: 10px;
  border-right: 1px solid ${(p) => (p.$empty ? 'transparent' : color.line2)};
  line-height: 16px;

  & > :last-child:not(:first-child) {
    position: absolute;
    top: 1px;
    right: calc(100% + ${space[2]});
    animation: ${appear} ${motion.slow} 400ms backwards;
  }

  @container (max-width: 1000px) {
    padding: 0;
    border: 0;

    & > :last-child:not(:first-child) {
      right: auto;
      left: calc(100% + ${space[2]});
    }
  }
`;

/** Order and view. */
export const Arrange = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-left: -${space[3]};

  ${media.phone} {
    flex: 1 1 112px;
    justify-content: flex-end;
    min-width: 0;
    margin: 0 -${space[3]} 0 0;
  }
`;

/** The present order. On a phone it gives way, so that it stays on the line of how many are shown. */
export const Order = styled(Button)`
  flex: 0 1 auto;
  min-width: 0;

  > span {
    ${truncate}
  }
`;
