import styled from 'styled-components';
import { color, motion } from '#theme/tokens.ts';

export type ProgressTone = 'accent' | 'ok' | 'dawn';

interface ProgressRingProps {
  /** How much is done, 0–100. */
  value: number;
  /** Diameter, px. */
  size?: number;
  /** `accent` for files, `ok` for readiness, `dawn` for time that runs out. */
  tone?: ProgressTone;
  /** What goes on, for screen readers. Without it the ring is decoration beside a text that says so. */
  label?: string;
}

/** A ring that fills clockwise from the top. */
export function ProgressRing({ value, size = 18, tone = 'accent', label }: ProgressRingProps) {
  const stroke = size < 20 ? 2 : 2.5;
  const circle = { cx: size / 2, cy: size / 2, r: (size - stroke) / 2, strokeWidth: stroke };
  const done = Math.min(100, Math.max(0, value));
  const named = label !== undefined;
  return (
    <Svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      role={named ? 'progressbar' : undefined}
      aria-label={label}
      aria-valuenow={named ? Math.round(done) : undefined}
      aria-hidden={!named || undefined}
    >
      <circle {...circle} stroke={color.line2} />
      {/* At nothing the dash must go, or engines draw a dot where it would begin. */}
      {done > 0 && <Arc {...circle} stroke={tones[tone]} pathLength={100} strokeDasharray={`${done} 100`} />}
    </Svg>
  );
}

const tones: Record<ProgressTone, string> = { accent: color.accent, ok: color.ok, dawn: color.dawnMark };

const Svg = styled.svg`
  flex: none;
  transform: rotate(-90deg);
`;

const Arc = styled.circle`
  transition: stroke-dasharray ${motion.slow} ${motion.ease};
`;
