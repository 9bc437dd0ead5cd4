import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, space } from '#theme/tokens.ts';

/** By its own width: the sidebar may be there or not. */
const three = '@container bench (min-width: 1000px)';
const two = '@container bench (min-width: 660px)';

export const Bench = styled.div`
  container: bench / inline-size;
`;

/** Questions left, one question centre, settings right, with hairlines between them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  ${two} {
    grid-template-columns: 264px minmax(0, 1fr);
    gap: ${space[8]} 0;
  }

  ${three} {
    grid-template-columns: 296px minmax(0, 1fr) 296px;
    min-height: calc(100dvh - 220px);
  }
`;

export const Questions = styled.div`
  min-width: 0;

  ${two} {
    grid-row: span 2;
    padding-right: ${space[6]};
  }

  ${three} {
    grid-row: auto;
  }
`;

export const Question = styled.div`
  min-width: 0;

  ${two} {
    padding: 0 0 0 ${space[8]};
    border-left: 1px solid ${color.line};
  }

  ${three} {
    padding: 0 ${space[8]};
  }
`;

/** On a phone it is in the sheet of the readiness. */
export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  align-content: start;
  min-width: 0;

  ${two} {
    padding-left: ${space[8]};
    border-left: 1px solid ${color.line};
  }

  ${media.phone} {
    display: none;
  }
`;

export const Notes = styled.div`
  margin-bottom: ${space[5]};
`;

export const Status = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space[2]};

  > p {
    margin: 0;
    color: ${color.ink2};
  }
`;
