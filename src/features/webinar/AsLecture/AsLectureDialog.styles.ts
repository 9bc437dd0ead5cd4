import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

export const Outcome = styled.div`
  display: grid;
  gap: ${space[3]};
`;

/** The recording from its beginning to its end. */
export const Line = styled.div`
  position: relative;
  height: 8px;
  overflow: hidden;
  border-radius: 4px;
  background: ${color.line2};

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`;

/** What is left of it. */
export const Left = styled.div`
  position: absolute;
  inset-block: 0;
  border-radius: inherit;
  background: ${color.accent};

  @media (forced-colors: active) {
    background: Highlight;
  }
`;

/** Where a chapter begins. */
export const Mark = styled.span`
  position: absolute;
  inset-block: 0;
  width: 2px;
  translate: -50%;
  background: ${color.raised};
`;

export const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  ${type.caption}
  color: ${color.ink2};
  text-wrap: pretty;

  p {
    margin: 0;
  }
`;

export const Length = styled.p`
  ${type.body}
  ${tabular}
  color: ${color.ink};
  font-weight: ${weight.strong};
`;

export const Note = styled.p`
  margin: 0;
  ${type.caption}
  color: ${color.ink2};
  text-wrap: pretty;
`;

/** How far the cut is, beside the button that stops it. */
export const Cutting = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
  min-width: 0;
  ${type.caption}
  ${tabular}
  color: ${color.ink2};

  ${media.phone} {
    flex-basis: 100%;
  }
`;
