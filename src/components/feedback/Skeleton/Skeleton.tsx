import type { ComponentPropsWithRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, radius as radii } from '#theme/tokens.ts';

interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Width: px, or any CSS length. */
  width?: number | string;
  /** Height: px, or any CSS length. */
  height?: number | string;
  /** Corners, by the thing it stands for: a line of text or a thumb, a control, media, a person. */
  radius?: 'thumb' | 'control' | 'media' | 'round';
}

/** The quiet ground of something that is on its way. Whoever shows it says so once with `aria-busy`. */
export function Skeleton({ width = '100%', height = 12, radius = 'thumb', style, ...rest }: SkeletonProps) {
  return <Bone {...rest} aria-hidden style={{ ...style, width, height }} $radius={radius} />;
}

interface SkeletonTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** How many lines; the last one is shorter. */
  lines?: number;
}

/** Lines of body text on their way: each takes the 20 px of a real one. */
export function SkeletonText({ lines = 3, ...rest }: SkeletonTextProps) {
  return (
    <Lines {...rest} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </Lines>
  );
}

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const Bone = styled.span<{ $radius: 'thumb' | 'control' | 'media' | 'round' }>`
  display: block;
  max-width: 100%;
  flex: none;
  border-radius: ${(p) => radii[p.$radius]};
  background: ${color.fill};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

const Lines = styled.span`
  display: grid;
  gap: 8px;
  padding: 4px 0;
`;
