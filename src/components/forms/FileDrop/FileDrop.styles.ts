import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, motion, radius, space, type, weight } from '#theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
`;

export const Area = styled.fieldset<{ $over: boolean; $invalid: boolean; $disabled: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[6]};
  border: 1px ${(p) => (p.$over ? 'solid' : 'dashed')}
    ${(p) => (p.$over ? color.accent : p.$invalid ? color.bad : p.$disabled ? color.line2 : color.field)};
  border-radius: ${radius.media};
  background: ${(p) => (p.$over ? color.accentTint : p.$disabled ? color.sunken : color.canvas)};
  transition: background ${motion.fast} ${motion.ease};

  & > svg {
    flex: none;
    color: ${(p) => (p.$disabled ? color.ink3 : color.accent)};
  }

  ${media.phone} {
    display: grid;
    justify-items: center;
    gap: ${space[3]};
    padding: ${space[5]} ${space[4]};
    text-align: center;

    button {
      width: 100%;
    }
  }
`;

export const Words = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  ${type.body}
  font-weight: ${weight.strong};
`;

export const Hint = styled.p`
  ${type.caption}
  color: ${color.ink2};
`;
