import styled from 'styled-components';
import { color, space, type } from '#theme/tokens.ts';

export const Form = styled.form`
  display: grid;
  gap: 28px;
`;

/** A field with what stands right under it. */
export const Group = styled.div`
  display: grid;
  gap: ${space[2]};
`;

export const Under = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  max-width: 400px;
  min-height: 16px;
  ${type.caption}
  color: ${color.ink2};
`;

export const Said = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

export const Change = styled.span`
  display: block;
  margin-top: 2px;
  ${type.body}
`;

export const Help = styled.p`
  max-width: 296px;
  margin-top: -${space[3]};
  ${type.caption}
  color: ${color.ink2};
`;
