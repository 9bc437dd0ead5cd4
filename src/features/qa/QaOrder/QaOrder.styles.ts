import styled from 'styled-components';
import type { DropLine } from '#components/data/sorting/dropAt.ts';
import { dropLine, Grip as RowGrip } from '#components/data/sorting/sorting.styles.ts';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type } from '#theme/tokens.ts';

export const Hint = styled.p`
  margin: 0 0 ${space[3]};
  color: ${color.ink2};
`;

/** The keys that do the same, where there may be a keyboard. */
export const Keys = styled.span`
  ${media.noKeyboard} {
    display: none;
  }
`;

export const List = styled.ol`
  margin: 0 -${space[3]};
  padding: 0;
  list-style: none;
`;

export const Row = styled.li<{ $drop: DropLine; $dragged: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 24px 28px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};
  min-height: 44px;
  padding: ${space[2]} ${space[3]};
  border-bottom: 1px solid ${color.line};
  opacity: ${(p) => (p.$dragged ? 0.5 : 1)};
  ${type.body}

  ${dropLine(1)}

  ${media.phone} {
    grid-template-columns: 32px 24px minmax(0, 1fr);

    > :last-child {
      grid-column: 3;
    }
  }
`;

export const Grip = styled(RowGrip)`
  width: 24px;
`;

export const Place = styled.span`
  color: ${color.ink3};
  ${tabular}
`;

export const Question = styled.a`
  color: ${color.ink};
  text-decoration: none;
  overflow-wrap: anywhere;

  ${media.hover} {
    &:hover {
      color: ${color.accentText};
    }
  }
`;
