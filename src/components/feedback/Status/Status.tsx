import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Glyph, type GlyphName } from '#components/feedback/Glyph/Glyph.tsx';
import { color, space, type } from '#theme/tokens.ts';

export interface StatusProps extends ComponentPropsWithRef<'span'> {
  /** The mark before the words. `unknown` goes with the raw word of the platform. */
  glyph: GlyphName;
  /** A remark: «Ответ до 21 нояб.». It is dawn where the author is waited for. */
  note?: ReactNode;
  /** Where the remark stands: after the words, or on a line of its own. */
  notePlacement?: 'beside' | 'below';
  /** 14 px words, or 12 px on cards. */
  size?: 'regular' | 'small';
}

/** What state a thing is in: a glyph and words, never a pill. The words take the colour of the text around them. */
export function Status({
  glyph,
  note,
  notePlacement = 'beside',
  size = 'regular',
  children,
  ...rest
}: StatusProps) {
  return (
    <Root {...rest} $small={size === 'small'}>
      <Glyph name={glyph} size={size === 'small' ? 14 : 16} />
      {note === undefined ? (
        children
      ) : (
        <Words $below={notePlacement === 'below'}>
          <span>{children}</span>
          <Note $dawn={glyph === 'attention' || glyph === 'notReady'}>{note}</Note>
        </Words>
      )}
    </Root>
  );
}

const Root = styled.span<{ $small: boolean }>`
  display: inline-flex;
  align-items: flex-start;
  gap: ${space[2]};
  min-width: 0;
  ${type.body}
  ${(p) =>
    p.$small &&
    css`
      gap: 6px;
      ${type.caption}
      color: ${color.ink2};
    `}

  > svg {
    margin-top: ${(p) => (p.$small ? '1px' : '2px')};
  }
`;

const Words = styled.span<{ $below: boolean }>`
  display: flex;
  min-width: 0;
  ${(p) =>
    p.$below
      ? 'flex-direction: column;'
      : css`
          flex-wrap: wrap;
          align-items: baseline;
          column-gap: ${space[2]};
        `}
`;

const Note = styled.span<{ $dawn: boolean }>`
  ${type.caption}
  color: ${(p) => (p.$dawn ? color.dawnText : color.ink3)};
`;
