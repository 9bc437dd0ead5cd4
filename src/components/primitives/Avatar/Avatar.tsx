import { useState, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, radius, weight } from '#theme/tokens.ts';

interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name: gives the initials and the name for screen readers. */
  name: string;
  /** Address of the picture. Without it, or when it does not open, the initials stand in. */
  src?: string;
  /** Diameter, px. */
  size?: number;
  /** The name is written beside it, so screen readers skip the picture. */
  decorative?: boolean;
}

/** A person: the picture in a circle, or initials. */
export function Avatar({ name, src, size = 32, decorative = false, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <Root
      {...rest}
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : name}
      aria-hidden={decorative || undefined}
      $size={size}
    >
      {src !== undefined && src !== broken ? (
        <img src={src} alt="" width={size} height={size} onError={() => setBroken(src)} />
      ) : (
        initials(name)
      )}
    </Root>
  );
}

/** First letters of the first two words: «Анна Седова» → «АС». */
function initials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

const Root = styled.span<{ $size: number }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: ${(p) => p.$size}px;
  height: ${(p) => p.$size}px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.accentTint};
  color: ${color.accentText};
  /* Initials keep their share of the circle at every size. */
  font-size: ${(p) => Math.round(p.$size * 0.375)}px;
  line-height: 1;
  font-weight: ${weight.strong};
  user-select: none;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
