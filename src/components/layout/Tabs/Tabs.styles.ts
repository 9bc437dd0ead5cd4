import styled, { keyframes } from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, motion, radius, space, type, weight } from '#theme/tokens.ts';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  gap: 0 ${space[6]};
  box-shadow: inset 0 -1px ${color.line};

  /* The row runs to the edges of the phone, so that a cut word tells there is more. */
  ${media.phone} {
    margin-inline: -${space[4]};
  }
`;

export const Row = styled.div`
  display: flex;
  flex: 1 1 auto;
  gap: ${space[6]};
  min-width: 0;
  max-width: 100%;
  overflow-x: auto;
  scrollbar-width: none;
  position: relative;

  ${media.phone} {
    padding-inline: ${space[4]};
    gap: ${space[5]};
  }
`;

export const Tab = styled.button`
  appearance: none;
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: ${space[2]};
  height: 40px;
  padding: 0;
  border: 0;
  background: none;
  ${type.body}
  color: ${color.ink2};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: color ${motion.fast} ${motion.ease};

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }

  &[data-open] {
    color: ${color.ink};
    font-weight: ${weight.strong};

    &::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      height: 2px;
      border-radius: 1px 1px 0 0;
      background: ${color.ink};
    }
  }

  &:focus-visible {
    outline-offset: -4px;
    border-radius: ${radius.control};
  }

  ${media.phone} {
    height: 44px;
  }
`;

/** Keeps room for its strong face, so that a choice moves nothing. */
export const Label = styled.span`
  display: inline-grid;

  &::after {
    content: attr(data-text) / '';
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: ${weight.strong};
  }
`;

export const Count = styled.span`
  ${tabular}
  color: ${color.ink3};
  font-weight: ${weight.regular};
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  min-height: 32px;
  color: ${color.ink2};
  ${type.body}

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

export const Panel = styled.div`
  padding-top: ${space[4]};
  animation: ${fade} ${motion.tab} ${motion.ease};
`;
