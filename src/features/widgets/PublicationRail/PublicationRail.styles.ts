import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';

export const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  ${type.body}
`;

export const Title = styled.h2`
  margin-bottom: -2px;
  font-weight: ${weight.strong};
`;

/** Two prices and the button in one line; the button goes to a line of its own when its words are long. */
export const Terms = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[3]};
`;

/** With a problem under it a price takes half of the line, so that the words have room. */
export const Price = styled.div<{ $wide: boolean }>`
  flex: 1 1 ${(p) => (p.$wide ? '40%' : '88px')};
  min-width: 0;
  max-width: ${(p) => (p.$wide ? 'none' : '104px')};

  ${media.phone} {
    max-width: none;
  }
`;

/** Stands on the middle of the fields, which have a small label of 20 px over them. */
export const Action = styled.div`
  display: flex;
  justify-content: flex-end;
  margin: 22px 0 0 auto;

  ${media.phone} {
    flex: 1 1 100%;
    margin: 0;

    button {
      width: 100%;
      height: 44px;
    }
  }
`;

export const Hint = styled.p`
  color: ${color.ink2};
  ${type.caption}
`;

export const Unusual = styled.div`
  display: grid;
  gap: ${space[1]};
`;

export const Comment = styled.div`
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.dawnTint};
`;

export const CommentTitle = styled.h3`
  color: ${color.dawnText};
  font-weight: ${weight.strong};
`;

export const Words = styled.p`
  margin-top: ${space[1]};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const CommentHint = styled.p`
  margin-top: ${space[2]};
  color: ${color.dawnText};
  ${type.caption}
`;

export const Blockers = styled.div`
  color: ${color.dawnText};
  ${type.caption}

  li {
    padding: 2px 0;
  }
`;
