import type { ComponentPropsWithRef, ReactNode } from 'react';
import { color } from '#theme/tokens.ts';
import { disc, exclamation, GlyphFrame } from './GlyphFrame.tsx';

export type GlyphName =
  | 'draft'
  | 'review'
  | 'attention'
  | 'approved'
  | 'live'
  | 'down'
  | 'archive'
  | 'unknown'
  | 'notReady'
  | 'ready'
  | 'failed'
  | 'unsaved'
  | 'waits'
  | 'moved'
  | 'returned'
  | 'partly'
  | 'cancelled';

interface GlyphProps extends Omit<ComponentPropsWithRef<'svg'>, 'name'> {
  /** The state it stands for. Each has a shape of its own, so that it reads without colour. */
  name: GlyphName;
  /** Side, px. */
  size?: number;
  /** Its name for screen readers. Without it the glyph is decoration beside words that say the same. */
  label?: string;
}

/** The mark of a state: 14 px of drawing in a 16 px box. */
export function Glyph({ name, ...rest }: GlyphProps) {
  return (
    <GlyphFrame {...rest} stroke={tint[name]}>
      {shape[name]}
    </GlyphFrame>
  );
}

const tint: Record<GlyphName, string> = {
  draft: color.ink3,
  review: color.info,
  attention: color.dawnMark,
  approved: color.accent,
  live: color.ok,
  down: color.ink3,
  archive: color.ink3,
  unknown: color.ink3,
  notReady: color.dawnMark,
  ready: color.ok,
  failed: color.bad,
  unsaved: color.dawnMark,
  waits: color.dawnMark,
  moved: color.ink3,
  returned: color.ink3,
  partly: color.ok,
  cancelled: color.ink3,
};

const ring = <circle cx="8" cy="8" r="6.25" />;
const dash = <path d="M5 8h6" />;

/** A ring half full: under way, or done in part. */
function half(name: 'review' | 'partly') {
  return (
    <>
      {ring}
      <path d="M8 4.25a3.75 3.75 0 0 1 0 7.5z" fill={tint[name]} stroke="none" />
    </>
  );
}

/** A ring around a sign. */
const ringed = (sign: ReactNode) => (
  <>
    {ring}
    {sign}
  </>
);

const shape: Record<GlyphName, ReactNode> = {
  draft: <circle cx="8" cy="8" r="6.25" strokeLinecap="butt" strokeDasharray="2.6 2.309" />,
  review: half('review'),
  attention: disc(tint.attention, exclamation),
  approved: ringed(<path d="m5.2 8.2 1.9 1.9 3.7-4" />),
  live: disc(tint.live, <path d="m5 8.2 2.1 2 3.9-4.1" stroke={color.surface} strokeWidth="1.75" />),
  down: ringed(dash),
  archive: (
    <>
      <rect x="2.5" y="2.5" width="11" height="11" rx="3" />
      {dash}
    </>
  ),
  unknown: <circle cx="8" cy="8" r="2.75" fill={color.ink3} stroke="none" />,
  notReady: ring,
  ready: <path d="M12.67 4.5 6.25 10.92 3.33 8" strokeWidth="1.75" />,
  failed: disc(tint.failed, exclamation),
  unsaved: <circle cx="8" cy="8" r="4" fill={color.dawnMark} stroke="none" />,
  moved: ringed(<path d="M5 8h6M8.7 5.7 11 8l-2.3 2.3" strokeWidth="1.25" />),
  returned: ringed(<path d="M11 8H5M7.3 5.7 5 8l2.3 2.3" strokeWidth="1.25" />),
  partly: half('partly'),
  cancelled: ringed(<path d="m6 6 4 4M10 6l-4 4" strokeWidth="1.25" />),
  waits: (
    <>
      {ring}
      <circle cx="8" cy="8" r="3" fill={color.dawnMark} stroke="none" />
    </>
  ),
};
