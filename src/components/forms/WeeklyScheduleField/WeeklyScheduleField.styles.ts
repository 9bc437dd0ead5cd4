import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, control, space, type, weight } from '#theme/tokens.ts';

/** Where the week has no room for a day in one row. */
const narrow = '@container (max-width: 560px)';

export const Root = styled.div`
  min-width: 0;
  container-type: inline-size;
`;

export const Week = styled.ol`
  margin: 0;
  padding: 0;
  border-top: 1px solid ${color.line};
  list-style: none;
`;

export const Day = styled.li`
  display: grid;
  grid-template: 'name hours total tools' auto / 120px minmax(0, 1fr) 84px auto;
  align-items: start;
  column-gap: ${space[3]};
  padding: ${space[2]} 0;
  border-bottom: 1px solid ${color.line};

  ${narrow} {
    grid-template:
      'name total tools' auto
      'hours hours hours' auto / minmax(0, 1fr) auto auto;
    row-gap: ${space[1]};
  }
`;

export const Name = styled.span<{ $off: boolean }>`
  grid-area: name;
  display: flex;
  align-items: center;
  min-height: ${control.field};
  ${type.body}
  color: ${(p) => (p.$off ? color.ink2 : color.ink)};
  font-weight: ${(p) => (p.$off ? weight.regular : weight.strong)};

  &::first-letter {
    text-transform: uppercase;
  }

  > span::first-letter {
    text-transform: uppercase;
  }

  > span {
    display: inline-block;
  }
`;

export const Hours = styled.ul`
  grid-area: hours;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Off = styled.span`
  grid-area: hours;
  display: flex;
  align-items: center;
  min-height: ${control.field};
  ${type.body}
  color: ${color.ink3};

  ${narrow} {
    grid-area: total;
  }
`;

export const Total = styled.span`
  grid-area: total;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-height: ${control.field};
  ${type.body}
  ${tabular}
  color: ${color.ink2};
`;

export const Tools = styled.span`
  grid-area: tools;
  display: flex;
  align-items: center;
  min-height: ${control.field};
`;

export const Interval = styled.li`
  display: grid;
  grid-template-columns: 100px auto 100px 32px;
  align-items: start;
  column-gap: ${space[2]};
  row-gap: 6px;

  > p {
    grid-column: 1 / -1;
    max-width: 240px;
  }

  ${narrow} {
    flex: 1 1 100%;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr) auto;

    > p {
      max-width: none;
    }
  }
`;

/** What stands beside a field, in the middle of its height. */
export const Beside = styled.span`
  display: flex;
  align-items: center;
  height: ${control.field};
  color: ${color.ink2};

  ${media.phone} {
    height: ${control.large};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[4]};
  min-height: 44px;
  ${type.body}
  color: ${color.ink2};
`;

export const Sum = styled.p`
  ${tabular}

  strong {
    font-weight: ${weight.strong};
    color: ${color.ink};
  }
`;

export const Undo = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-width: 0;
  overflow-wrap: anywhere;
`;
