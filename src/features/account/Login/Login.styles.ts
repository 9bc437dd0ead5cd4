import styled from 'styled-components';
import { color, space, type } from '#theme/tokens.ts';

export const Kept = styled.div`
  margin-bottom: 28px;
`;

export const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  margin-top: ${space[5]};
  color: ${color.ink2};
  ${type.body}
`;
