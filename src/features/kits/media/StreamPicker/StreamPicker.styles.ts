import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular, truncate } from '#theme/mixins.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';

export const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: center;
  margin-bottom: ${space[3]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;

    > :first-child {
      width: 100%;
    }
  }
`;

/** As high as a page of rows, so that the dialog does not jump while the author searches. */
export const Form = styled.form`
  min-height: min(420px, 50dvh);
`;

export const Rows = styled.div`
  display: grid;
  margin: 0 -${space[3]};
`;

export const Row = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 16px 45px minmax(0, 1fr) minmax(0, 176px);
  grid-template-areas: 'mark thumb name state' 'mark thumb facts state';
  align-items: center;
  column-gap: ${space[3]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.control};
  cursor: pointer;
  ${type.body}

  > input {
    grid-area: mark;
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${color.accent};
  }

  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }

  &:has(:checked) {
    background: ${color.sel};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;

    > input {
      outline: none;
    }
  }

  &:has(:disabled) {
    color: ${color.ink3};
    cursor: not-allowed;
  }

  ${media.phone} {
    grid-template-columns: 16px 45px minmax(0, 1fr);
    grid-template-areas: 'mark thumb name' 'mark thumb facts' 'mark thumb state';
  }
`;

export const Thumb = styled.span`
  grid-area: thumb;
  display: grid;
  place-items: center;
  height: 32px;
  border-radius: ${radius.thumb};
  background: ${color.fill};
  color: ${color.ink2};
`;

export const Name = styled.span`
  grid-area: name;
  font-weight: ${weight.strong};
  ${truncate}
`;

export const Facts = styled.span`
  grid-area: facts;
  ${type.caption}
  ${tabular}
  color: ${color.ink2};
`;

export const State = styled.span`
  grid-area: state;
  justify-self: end;
  max-width: 100%;
  ${type.caption}
  color: ${color.ink2};

  > span {
    display: block;
    ${truncate}
  }

  ${media.phone} {
    justify-self: start;
  }
`;
