import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { space, type } from '#theme/tokens.ts';

/** In the rail there is room under the last line, so that it can be scrolled clear of the upload panel. */
export const Root = styled.div<{ $placement: 'rail' | 'sheet' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding-bottom: ${(p) => (p.$placement === 'rail' ? '40px' : space[2])};
  ${type.body}

  > [data-field='imageId']:first-child {
    margin-bottom: -8px;
  }

  /* Under the form of a tablet there is room for two columns. */
  ${media.tablet} {
    grid-template-columns: ${(p) => (p.$placement === 'rail' ? 'minmax(0, 336px) minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  }
`;
