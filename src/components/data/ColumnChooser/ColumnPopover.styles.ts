import { Dialog } from 'react-aria-components';
import styled from 'styled-components';
import { control, color, space, type } from '#theme/tokens.ts';

export const Body = styled(Dialog)`
  width: 312px;
  max-width: 100%;
  padding: ${space[4]};
  outline: none;
`;

export const Title = styled.h2`
  ${type.body}
  font-weight: inherit;
  color: ${color.ink3};
`;

export const List = styled.ul`
  margin: ${space[2]} 0;
`;

/** The checkbox takes what the two buttons leave. */
export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${control.regular};

  > :first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: ${control.small};
  ${type.caption}
  color: ${color.ink3};
`;
