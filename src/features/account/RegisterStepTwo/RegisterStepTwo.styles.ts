import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, space, type } from '#theme/tokens.ts';

export const Form = styled.form`
  display: grid;
  gap: ${space[4]};
  margin-top: -${space[2]};
`;

/** Two short fields beside each other. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space[4]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What keeps the account from being opened, and what to do about it. */
export const Wait = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
`;

/** A field with what stands right under it. */
export const Group = styled.div`
  display: grid;
  gap: ${space[2]};
  width: 100%;
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  margin-top: ${space[2]};

  & > [role='alert'] {
    flex: 1 0 100%;
    ${type.body}

    &:empty {
      display: none;
    }
  }

  & > button {
    flex: 1 1 200px;
  }
`;

export const Refusal = styled.p`
  display: flex;
  gap: ${space[2]};
  color: ${color.badText};

  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

export const Kept = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  ${type.caption}
  color: ${color.ink2};

  svg {
    color: ${color.ok};
  }
`;
