import styled, { keyframes } from 'styled-components';
import { color } from '#theme/tokens.ts';

interface SpinnerProps {
  /** Diameter, px. */
  size?: number;
  /** What is being waited for, for screen readers. Without it the ring is decoration beside a text that says so. */
  label?: string;
}

/** A turning ring: work without a known end. */
export function Spinner({ size = 16, label }: SpinnerProps) {
  return (
    <Svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      role={label === undefined ? undefined : 'status'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <circle cx="8" cy="8" r="6.5" stroke={color.line2} strokeWidth="2" />
      <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" stroke={color.accent} strokeWidth="2" strokeLinecap="round" />
    </Svg>
  );
}

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

const Svg = styled.svg`
  flex: none;
  animation: ${turn} 0.9s linear infinite;
`;
