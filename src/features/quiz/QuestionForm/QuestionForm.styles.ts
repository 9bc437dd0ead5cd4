import styled from 'styled-components';
import { Circle } from '#components/forms/RadioGroup/RadioGroup.styles.ts';
import { Square } from '#components/forms/Checkbox/Checkbox.styles.ts';
import { media } from '#theme/media.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  min-height: 32px;
  margin-bottom: -${space[2]};
`;

export const Place = styled.h2`
  flex: 1;
  margin: 0;
  ${type.body}
  font-weight: ${weight.regular};
  color: ${color.ink2};
`;

/** The question itself is set stronger than what stands under it. */
export const Question = styled.div`
  textarea,
  [data-text]::after {
    ${type.lead}
    font-weight: ${weight.strong};
  }
`;

/** A right option has a green edge. */
export const Options = styled.div`
  [data-line] > div:has(input:checked):not(:focus-within) {
    border-color: ${color.ok};
  }
`;

const green = `
  &:checked {
    border-color: ${color.ok};
    background: ${color.ok};
  }
`;

export const Mark = styled.span`
  display: flex;
  align-items: center;
  flex: none;
  padding-left: ${space[3]};
`;

export const MarkSquare = styled(Square)`
  ${green}
`;

export const MarkCircle = styled(Circle)`
  ${green}
`;

export const Right = styled.span`
  flex: none;
  padding: 0 ${space[2]};
  ${type.caption}
  color: ${color.okText};
`;

export const Problem = styled.p`
  margin: -${space[4]} 0 0;
  ${type.caption}
  color: ${color.dawnText};
`;

export const Note = styled.p`
  color: ${color.ink2};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
`;

export const End = styled.div`
  margin-left: auto;

  ${media.phone} {
    margin-left: -10px;
  }
`;

export const Points = styled.div`
  width: 184px;

  /* Its buttons are wider there, and left no room for a whole word beside them. */
  ${media.phone} {
    width: 228px;
  }
`;

export const Picture = styled.figure`
  position: relative;
  justify-self: start;
  margin: 0;
  max-width: 360px;

  img {
    display: block;
    max-width: 100%;
    max-height: 240px;
    border-radius: ${radius.media};
  }
`;

export const PictureEnd = styled.div`
  position: absolute;
  top: ${space[2]};
  right: ${space[2]};
  border-radius: ${radius.control};
  background: ${color.raised};
`;
