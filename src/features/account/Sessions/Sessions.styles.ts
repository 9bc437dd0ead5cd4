import styled from 'styled-components';
import { color, space, type } from '#theme/tokens.ts';

export const List = styled.ul`
  display: grid;
  gap: ${space[5]};
`;

/** A session and its button; on a narrow screen the words take the lines they need. */
export const Item = styled.li`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  max-width: 440px;

  > :first-child {
    min-width: 0;
  }

  > button {
    flex: none;
  }
`;

export const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
`;

/** The button under the list, and what it came to. */
export const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  color: ${color.ink2};
  ${type.body}
`;
