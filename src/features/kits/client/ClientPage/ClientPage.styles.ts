import styled, { css } from 'styled-components';
import { bareButton, tabular } from '#theme/mixins.ts';
import { media } from '#theme/media.ts';
import { color, control, radius, space, type, weight } from '#theme/tokens.ts';

/** The page itself, by the width that it is given and not by that of the window. */
export const Screen = styled.article<{ $phone: boolean }>`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: 960px;
  padding: ${space[6]};
  border: 1px solid ${color.line2};
  border-radius: ${radius.bar};
  background: ${color.surface};
  color: ${color.ink};
  overflow-wrap: anywhere;

  ${(p) =>
    p.$phone &&
    css`
      width: 360px;
      max-width: 100%;
      margin-inline: auto;
      padding: ${space[4]};
    `}

  ${media.phone} {
    padding: ${space[4]};
  }
`;

export const Hero = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  @container (min-width: 720px) {
    &[data-picture] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: ${space[8]};
    }
  }
`;

export const Stage = styled.div`
  position: relative;
`;

/** Over the cover of what plays. */
export const Play = styled.button`
  ${bareButton}
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: 100%;
  border-radius: ${radius.media};
  cursor: pointer;

  > span {
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    border-radius: 50%;
    background: ${color.mediaScrim};
    color: ${color.onMedia};
  }

  ${media.hover} {
    &:hover > span {
      background: ${color.mediaScrimHover};
    }
  }
`;

export const Heads = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
`;

export const Kind = styled.p`
  ${type.caption}
  color: ${color.ink2};
`;

export const Name = styled.h2<{ $faint: boolean }>`
  ${type.title3}
  font-weight: ${weight.strong};
  text-wrap: balance;
  ${(p) =>
    p.$faint &&
    css`
      color: ${color.ink3};
    `}
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

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  list-style: none;
`;

export const Tag = styled.li`
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.control};
  background: ${color.fill};
  ${type.caption}
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

export const Title = styled.h3`
  ${type.title4}
  font-weight: ${weight.strong};
`;

export const Prose = styled.p`
  max-width: 72ch;
  ${type.prose}
  white-space: pre-line;
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${space[2]};
  max-width: 72ch;
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
  padding: ${space[1]} 0;
  ${type.body}

  > :nth-child(2) {
    flex: 1;
    min-width: 0;
  }
`;

export const Lecture = styled.button`
  ${bareButton}
  ${row}
  color: ${color.ink};
  text-align: start;
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

export const Questions = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  list-style: none;
`;

export const Question = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

  > p:first-child {
    ${type.prose}
    font-weight: ${weight.strong};
  }

  img {
    max-width: min(100%, 480px);
    max-height: 320px;
    border-radius: ${radius.media};
  }
`;

export const Options = styled.ul`
  display: grid;
  gap: ${space[2]};
  max-width: 72ch;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    min-height: ${control.regular};
    padding: ${space[1]} ${space[3]};
    border: 1px solid ${color.line2};
    border-radius: ${radius.control};
  }
`;
