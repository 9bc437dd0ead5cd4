import styled from 'styled-components';
import { bareButton, tabular } from '#theme/mixins.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  gap: ${space[5]};
`;

export const Figure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[3]};
  ${type.body}
  color: ${color.ink2};

  > strong {
    ${type.figure}
    ${tabular}
    font-weight: ${weight.strong};
    color: ${color.ink};
  }
`;

/** The hours of the day beside each other; a press chooses one. */
export const Hours = styled.div`
  display: grid;
  grid-template-columns: repeat(24, minmax(0, 1fr));
  align-items: end;
  height: 72px;
`;

export const Hour = styled.button`
  ${bareButton}
  display: flex;
  align-items: flex-end;
  height: 100%;
  padding: 0 1px;
  border-radius: ${radius.thumb};

  > span {
    width: 100%;
    min-height: 2px;
    border-radius: 2px 2px 0 0;
    background: ${color.accentSoft};
  }

  &[aria-pressed='true'] > span {
    background: ${color.accent};
  }
`;

export const Axis = styled.div`
  ${tabular}
  display: flex;
  justify-content: space-between;
  ${type.caption}
  color: ${color.ink3};
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.body}

  th {
    padding: 0 0 ${space[1]};
    ${type.caption}
    font-weight: ${weight.regular};
    color: ${color.ink3};
    text-align: left;
  }

  td {
    ${tabular}
    padding: 6px 0;
    border-top: 1px solid ${color.line};
  }

  :is(th, td):not(:first-child) {
    padding-left: ${space[3]};
    text-align: right;
  }
`;

export const Note = styled.p`
  ${type.caption}
  color: ${color.ink2};
`;
