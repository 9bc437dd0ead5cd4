import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '#theme/tokens.ts';

export interface GlyphFrameProps extends ComponentPropsWithRef<'svg'> {
  /** Side, px. */
  size?: number;
  /** Its name for screen readers. Without it the glyph is decoration beside words that say the same. */
  label?: string | undefined;
}

/** The 16 px box of a glyph. */
export function GlyphFrame({ size = 16, label, children, ...rest }: GlyphFrameProps) {
  return (
    <Svg
      {...rest}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {children}
    </Svg>
  );
}

/** A disc with a sign cut out of it, so that the ground shows through. */
export function disc(tint: string, sign: ReactNode) {
  return (
    <>
      <circle cx="8" cy="8" r="7" fill={tint} stroke="none" />
      {sign}
    </>
  );
}

export const exclamation = (
  <g fill={color.surface} stroke="none">
    <rect x="7.1" y="4" width="1.8" height="5.2" rx="0.6" />
    <rect x="7.1" y="10.3" width="1.8" height="1.8" rx="0.6" />
  </g>
);

const Svg = styled.svg`
  flex: none;
`;
