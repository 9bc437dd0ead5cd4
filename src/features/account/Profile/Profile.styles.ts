import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

export const Form = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[14]};
  max-width: 720px;

  ${media.phone} {
    gap: ${space[10]};
  }
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

export const Heading = styled.h2`
  ${type.title4}
  font-weight: ${weight.strong};
`;

/** A sentence about what stands under it. */
export const Lead = styled.p`
  margin-top: -${space[4]};
  color: ${color.ink2};
  text-wrap: pretty;
  ${type.body}
`;

/** Two fields in a line while there is room for both. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  @container (min-width: 560px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Networks = styled(Pair)``;

export const Switches = styled.div`
  display: grid;
  gap: ${space[5]};
  max-width: 440px;
`;

export const Password = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
`;

export const Label = styled.p`
  ${type.body}
  font-weight: ${weight.strong};
`;

export const Words = styled.p`
  color: ${color.ink2};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  ${type.body}
`;

/** What a press came to; it takes the focus of a button that is gone. */
export const Answer = styled.div`
  &:focus {
    outline: none;
  }
`;
