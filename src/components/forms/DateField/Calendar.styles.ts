import { Popover } from 'react-aria-components';
import styled from 'styled-components';
import { growsFromLeft } from '#theme/floating.ts';
import { media } from '#theme/media.ts';
import { bareButton, hitArea, tabular } from '#theme/mixins.ts';
import { color, layer, radius, shadow, space, type, weight } from '#theme/tokens.ts';

/** What floats under a field of days. */
export const Panel = styled(Popover)`
  z-index: ${layer.popover};
  overflow: auto;
  max-width: calc(100vw - ${space[4]});
  border-radius: ${radius.media};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: ${shadow.high};
  outline: none;
  ${growsFromLeft}

  > section {
    outline: none;
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[3]} ${space[3]} ${space[1]} ${space[5]};
`;

export const Month = styled.p`
  flex: 1;
  ${type.body}
  font-weight: ${weight.strong};

  &::first-letter {
    text-transform: uppercase;
  }
`;

export const Turn = styled.button`
  ${bareButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 28px;
  border-radius: ${radius.tag};
  color: ${color.ink2};
  ${hitArea}

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.fill};
    }
  }

  &:disabled {
    color: ${color.line2};
  }
`;

export const Grid = styled.table`
  margin: 0 ${space[3]} ${space[3]};
  border-collapse: collapse;

  td,
  th {
    padding: 1px 3px;
  }

  ${media.phone} {
    td,
    th {
      padding: 1px;
    }
  }
`;

export const Weekday = styled.th`
  height: 28px;
  ${type.caption}
  font-weight: ${weight.regular};
  color: ${color.ink3};
`;

export const Day = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 34px;
  height: 32px;
  border-radius: ${radius.control};
  ${type.body}
  ${tabular}
  color: ${color.ink};
  cursor: pointer;
  user-select: none;

  &[data-hovered] {
    background: ${color.fill};
  }

  &[data-outside-month],
  &[data-disabled],
  &[data-unavailable] {
    color: ${color.ink3};
    cursor: default;
  }

  /* Today is a circle. */
  &[data-now]:not([data-outside-month]) > span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    width: 32px;
    height: 32px;
    border-radius: ${radius.round};
    background: ${color.dawn};
    color: ${color.onDawn};
    font-weight: ${weight.strong};
  }

  &[data-selected]:not([data-outside-month]) {
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: ${weight.strong};
  }

  &[data-focus-visible] {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }

  ${media.phone} {
    width: 42px;
    height: 42px;
  }

  @media (forced-colors: active) {
    &[data-selected] {
      outline: 2px solid;
    }
  }
`;

export const Dot = styled.i<{ $hue: string }>`
  position: absolute;
  bottom: 1px;
  width: 5px;
  height: 5px;
  border-radius: ${radius.round};
  background: ${(p) => p.$hue};
  box-shadow: 0 0 0 1px ${color.raised};
`;

export const Foot = styled.p<{ $shown: boolean }>`
  display: ${(p) => (p.$shown ? 'grid' : 'none')};
  width: 0;
  min-width: 100%;
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${color.line};
  overflow-wrap: anywhere;
  ${type.caption}
  color: ${color.ink2};
`;
