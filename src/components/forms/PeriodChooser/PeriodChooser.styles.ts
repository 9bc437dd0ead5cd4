import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton } from '#theme/mixins.ts';
import { color, control, radius, space, type, weight } from '#theme/tokens.ts';

export const Columns = styled.div`
  display: flex;

  ${media.phone} {
    flex-direction: column;
  }
`;

export const Presets = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: ${space[2]};
  border-right: 1px solid ${color.line};

  ${media.phone} {
    flex-flow: row wrap;
    width: 0;
    min-width: 100%;
    border-right: 0;
    border-bottom: 1px solid ${color.line};
  }
`;

export const PresetButton = styled.button`
  ${bareButton}
  min-height: ${control.field};
  padding: 0 ${space[3]};
  border-radius: ${radius.control};
  ${type.body}
  color: ${color.ink};
  white-space: nowrap;

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }

  &[aria-pressed='true'] {
    background: ${color.accentTint};
    color: ${color.accentText};
    font-weight: ${weight.strong};
  }

  ${media.phone} {
    min-height: ${control.large};
  }
`;

/** Days between the ends are tinted, the ends themselves are accent. */
export const Range = styled.div`
  [data-selected]:not([data-selection-start], [data-selection-end], [data-outside-month]) {
    background: ${color.accentTint};
    color: ${color.accentText};
    font-weight: ${weight.regular};
  }
`;

/** The two ends, typed. */
export const Ends = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};
  width: 0;
  min-width: 100%;
  padding: ${space[4]} ${space[5]} 0;
`;

/** What is typed is taken by a press too. */
export const Foot = styled.footer`
  display: flex;
  justify-content: flex-end;
  padding: ${space[3]} ${space[5]};
  border-top: 1px solid ${color.line};
`;
