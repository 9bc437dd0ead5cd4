import { ArrowRight } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { media } from '#theme/media.ts';
import { footButtons } from '#theme/footButtons.ts';
import { color, frame, layer, motion, radius, shadow, space, type, weight } from '#theme/tokens.ts';
import { narrowProgram } from '../Program/useNarrowProgram.ts';
import type { ChangeLook } from './changeLook.ts';

const enter = keyframes`
  from { opacity: 0; transform: translateX(${space[4]}); }
`;

export const Panel = styled.aside`
  position: fixed;
  z-index: ${layer.panel};
  inset: calc(${frame.top} + ${space[14]} + ${space[2]}) ${space[6]} calc(${space[6]} + ${frame.dock}) auto;
  display: flex;
  flex-direction: column;
  width: 464px;
  max-width: calc(100vw - 2 * ${space[6]});
  border-radius: ${radius.bar};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  outline: none;
  animation: ${enter} ${motion.slow} ${motion.ease};
`;

export const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[5]} ${space[5]} ${space[3]} ${space[6]};
`;

export const Title = styled.h2`
  ${type.title4}
  font-weight: ${weight.strong};
`;

export const Summary = styled.p`
  color: ${color.ink2};
`;

export const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 ${space[3]} ${space[5]};

  &:focus-visible {
    outline-offset: -2px;
  }

  @media ${narrowProgram} {
    padding: 0 0 ${space[4]};
  }
`;

export const Caption = styled.h3`
  padding: ${space[3]} ${space[3]} ${space[1]};
  ${type.caption}
  font-weight: ${weight.regular};
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

export const Line = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.control};

  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }

  &[data-lit] {
    background: ${color.press};
  }
`;

const hues: Record<ChangeLook, string> = {
  add: color.ok,
  addModule: color.ok,
  addFile: color.ok,
  edit: color.dawnMark,
  move: color.info,
  order: color.info,
  remove: color.bad,
  delete: color.bad,
};

export const Mark = styled.span<{ $look: ChangeLook }>`
  flex: none;
  margin-top: 2px;
  color: ${(p) => hues[p.$look]};
`;

export const Words = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Note = styled.span`
  ${type.caption}
  color: ${color.ink2};
`;

export const Before = styled.s`
  color: ${color.ink3};
`;

export const Arrow = styled(ArrowRight)`
  display: inline;
  margin: 0 ${space[1]};
  vertical-align: -2px;
`;

export const After = styled.span`
  font-weight: ${weight.strong};
  color: ${color.ink};
`;

export const Removed = styled.del`
  color: ${color.badText};
`;

export const Added = styled.ins`
  color: ${color.okText};
  text-decoration: none;
`;

export const Foot = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]} ${space[6]};
  border-top: 1px solid ${color.line};

  @media ${narrowProgram} {
    padding: ${space[4]} 0 0;
  }
`;

export const Notes = styled.div`
  display: grid;
  gap: ${space[1]};
  ${type.caption}
  color: ${color.ink2};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]};
  ${footButtons}
`;
