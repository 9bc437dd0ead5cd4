import styled, { css } from 'styled-components';
import { bareButton, tabular, truncate } from '#theme/mixins.ts';
import { media } from '#theme/media.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
  margin-bottom: ${space[6]};
`;

export const Note = styled.p`
  ${type.caption}
  color: ${color.ink2};
`;

export const Screen = styled.article<{ $phone: boolean }>`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: 960px;
  ${(p) =>
    p.$phone &&
    css`
      width: 360px;
      max-width: 100%;
      padding: ${space[4]};
      border: 1px solid ${color.line2};
      border-radius: ${radius.bar};
    `}
`;

export const Hero = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  @container (min-width: 720px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space[8]};
  }
`;

export const Heads = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
`;

export const Name = styled.h2`
  ${type.title3}
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Lead = styled.p`
  ${type.lead}
  color: ${color.ink2};
`;

export const Quiet = styled.p`
  ${tabular}
  color: ${color.ink2};
`;

export const Price = styled.p`
  ${type.title4}
  ${tabular}
  font-weight: ${weight.strong};

  s {
    margin-left: ${space[3]};
    ${type.body}
    font-weight: ${weight.regular};
    color: ${color.ink3};
  }
`;

export const Prose = styled.p`
  ${type.prose}
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Title = styled.h3`
  margin-bottom: ${space[3]};
  ${type.title4}
  font-weight: ${weight.strong};
`;

export const Goals = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-left: ${space[5]};
  list-style: disc;
  ${type.prose}
`;

/** When a module opens, under its name. */
export const Opens = styled.span`
  display: block;
  ${type.caption}
  font-weight: ${weight.regular};
  color: ${color.ink2};
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: ${space[2]};
`;

const row = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: 44px;
  ${type.body}

  > :nth-child(2) {
    flex: 1;
    min-width: 0;
    ${truncate}
  }
`;

export const Lecture = styled.button`
  ${bareButton}
  ${row}
  color: ${color.ink};
  cursor: pointer;

  &[aria-current] {
    color: ${color.accentText};
    font-weight: ${weight.strong};
  }

  &:disabled {
    color: ${color.ink3};
    cursor: default;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      color: ${color.accentText};
    }
  }
`;

export const File = styled.li`
  ${row}
  color: ${color.ink2};

  > svg {
    width: 48px;
  }
`;

export const Figure = styled.span`
  ${type.caption}
  ${tabular}
  color: ${color.ink2};
`;
