import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';

export const Root = styled.section`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  border-radius: ${radius.control};
  outline-offset: ${space[2]};
  ${type.body}
`;

export const Title = styled.h2`
  margin-bottom: -2px;
  font-weight: ${weight.strong};
`;

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
`;

/** Two prices and the button in one line; the button goes to a line of its own when its words are long. */
export const Terms = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[3]};
`;

export const Prices = styled.div`
  display: flex;
  flex: 1 1 180px;
  align-items: flex-start;
  gap: ${space[3]};
  min-width: 0;
  max-width: 208px;

  & > * {
    flex: 1 1 0;
    min-width: 0;
  }

  /* The words of a problem need the whole line. */
  &:has([aria-invalid='true']) {
    flex-basis: 100%;
    max-width: none;
  }

  ${media.phone} {
    flex-basis: 100%;
    max-width: none;
  }
`;

/** The button stands on the middle of the fields. */
export const Action = styled.div`
  margin: 0 0 2px auto;

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
