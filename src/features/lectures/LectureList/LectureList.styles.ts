import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, motion, space } from '#theme/tokens.ts';

/** As wide as the placeholder needs; on a phone the toolbar gives it a line of its own. */
export const Search = styled.div`
  width: 208px;
`;

/** A block in place of the rows, at the eye's height. */
export const Alone = styled.div`
  padding: ${space[10]} 0;

  ${media.phone} {
    padding: ${space[5]} 0;
  }
`;

export const KindIcon = styled.span`
  display: flex;
  color: ${color.kLecture};
`;

/** Older rows give way a little while the new ones are on their way; a quick answer changes nothing in sight. */
export const Rows = styled.div<{ $stale: boolean }>`
  opacity: ${(p) => (p.$stale ? 0.6 : 1)};
  transition: opacity ${motion.slow} ${(p) => (p.$stale ? '400ms' : '0ms')};
`;
