import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, frame, space, type, weight } from '#theme/tokens.ts';

export const Header = styled.header`
  margin-bottom: ${space[6]};
`;

export const Title = styled.h1`
  overflow-wrap: break-word;
  text-wrap: balance;
  ${type.title2}
  font-weight: ${weight.strong};

  ${media.phone} {
    ${type.title3}
  }
`;

export const Lead = styled.p`
  min-height: 20px;
  color: ${color.ink2};
  ${type.body}
`;

/** What waits comes first for the keyboard and on a phone; on a wide screen it stands in the rail. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${frame.rail};
  gap: ${space[10]} ${space[14]};
  align-items: start;

  & > :first-child {
    grid-area: 1 / 2;
  }

  & > :last-child {
    grid-area: 1 / 1;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);

    & > :first-child,
    & > :last-child {
      grid-area: auto;
    }
  }
`;

export const Recent = styled.section`
  min-width: 0;
`;

export const SectionHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
  margin-bottom: ${space[4]};
  ${type.body}
`;

export const SectionTitle = styled.h2`
  ${type.body}
  font-weight: ${weight.strong};
`;
