import type { ComponentPropsWithRef, ReactNode } from 'react';
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
    <svg
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
    </svg>
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
  <path
    d="M7.1 4.6a.6.6 0 0 1 .6-.6h.6a.6.6 0 0 1 .6.6v4a.6.6 0 0 1-.6.6h-.6a.6.6 0 0 1-.6-.6zM7.1 10.9a.6.6 0 0 1 .6-.6h.6a.6.6 0 0 1 .6.6v.6a.6.6 0 0 1-.6.6h-.6a.6.6 0 0 1-.6-.6z"
    fill={color.surface}
    stroke="none"
  />
);
