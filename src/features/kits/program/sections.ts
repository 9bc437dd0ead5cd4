import styled from 'styled-components';
import { space, type, weight } from '#theme/tokens.ts';

/** The form of an editor: sections one under another. */
export const Form = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
`;

/** Fields that belong together. Size, weight and space part them from others. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

export const SectionTitle = styled.h2`
  ${type.title4}
  font-weight: ${weight.strong};
`;

/** Two fields in a line while there is room for both. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  @container (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
