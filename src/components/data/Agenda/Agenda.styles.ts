import styled from 'styled-components';
import { visuallyHidden } from '#theme/mixins.ts';
import { color, space, type } from '#theme/tokens.ts';

/** A day. Its parts are plain elements with a class, for there are many, and drawn all at once. */
export const Day = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[3]} 0;

  & + & {
    border-top: 1px solid ${color.line};
  }

  .hidden {
    ${visuallyHidden}
  }

  /* The day, beside everything on it. */
  > .mark {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    align-content: flex-start;
    column-gap: 6px;
    padding-top: 6px;
    ${type.body}
  }

  .weekday {
    width: 18px;
    color: ${color.ink2};
  }

  .month {
    width: 100%;
    margin-top: ${space[1]};
    padding-left: ${space[6]};
    ${type.caption}
    color: ${color.ink2};
  }

  /* Its weekdays have three letters. */
  &:lang(en) {
    .weekday {
      width: 32px;
    }

    .month {
      padding-left: 38px;
    }
  }

  > .events {
    display: grid;
    gap: ${space[1]};
  }
`;

export const Nothing = styled.p`
  color: ${color.ink2};
`;
