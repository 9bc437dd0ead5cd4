import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

/** In the rail there is room under the last line, so that it can be scrolled clear of the upload panel. */
export const Root = styled.div<{ $placement: 'rail' | 'sheet' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding-bottom: ${(p) => (p.$placement === 'rail' ? '40px' : space[2])};
  ${type.body}

  > :first-child {
    margin-bottom: -8px;
  }

  /* Under the form of a tablet there is room for two columns. */
  ${media.tablet} {
    grid-template-columns: ${(p) => (p.$placement === 'rail' ? 'minmax(0, 336px) minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  }
`;

export const Title = styled.h2`
  margin-bottom: ${space[2]};
  font-weight: ${weight.strong};
`;

export const Note = styled.p`
  color: ${color.ink2};
`;

export const Use = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space[2]};
  padding: 6px 0;
  overflow-wrap: anywhere;

  a {
    color: ${color.ink};
  }
`;

export const Kind = styled.span<{ $kind: string }>`
  align-self: start;
  margin-top: 3px;
  color: ${(p) => (p.$kind === 'course' ? color.kCourse : p.$kind === 'marathon' ? color.kMarathon : color.ink3)};
`;

export const Word = styled.span`
  color: ${color.ink3};
  ${type.caption}
`;
