import { Image } from 'lucide-react';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatDuration } from '#lib/time/duration.ts';
import { tabular } from '#theme/mixins.ts';
import { color, radius, type } from '#theme/tokens.ts';

export type CoverSize = 'card' | 'list' | 'tree';

interface CoverProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Address of the picture. Without it, or when it does not open, a neutral ground with an icon stands there. */
  src?: string;
  /** What the picture shows; empty where the words beside it say so already. */
  alt: string;
  /** `card` takes the width it is given; `list` is 80×45, `tree` 48×27. */
  size?: CoverSize;
  /** Another width, px. */
  width?: number;
  /** The length of the media, s, or a text as is: a badge in the corner. */
  duration?: number | string;
  /** The icon of the kind, for the neutral ground. */
  icon?: ReactNode;
  /** `eager` for what is seen first. */
  loading?: 'lazy' | 'eager';
}

const widths = { card: 'auto', list: '80px', tree: '48px' };

/** A 16:9 picture of a thing. It keeps its room before the picture is there. */
export function Cover({
  src,
  alt,
  size = 'card',
  width,
  duration,
  icon,
  loading = 'lazy',
  style,
  ...rest
}: CoverProps) {
  const [broken, setBroken] = useState<string>();
  const shown = src !== undefined && src !== '' && src !== broken;
  return (
    <Frame {...rest} style={width === undefined ? style : { ...style, width }} $size={size}>
      {shown ? (
        <Picture src={src} alt={alt} loading={loading} decoding="async" onError={() => setBroken(src)} />
      ) : (
        <Ground role={alt === '' ? undefined : 'img'} aria-label={alt === '' ? undefined : alt}>
          {icon ?? <Image size={size === 'card' ? 24 : 16} strokeWidth={1.5} aria-hidden />}
        </Ground>
      )}
      {duration !== undefined && (
        <Badge>{typeof duration === 'number' ? formatDuration(duration) : duration}</Badge>
      )}
    </Frame>
  );
}

const corners = { card: radius.media, list: radius.control, tree: radius.thumb };

const Frame = styled.div<{ $size: CoverSize }>`
  position: relative;
  flex: none;
  width: ${(p) => widths[p.$size]};
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${(p) => corners[p.$size]};
  background: ${color.fill};

  /* The line keeps pale covers apart from the page; in the dark theme all are a little dimmed. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: ${color.mediaDim};
    box-shadow: inset 0 0 0 1px ${color.mediaLine};
    pointer-events: none;
  }
`;

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Ground = styled.div`
  display: grid;
  place-items: center;
  height: 100%;
  color: ${color.ink3};
`;

const Badge = styled.span`
  position: absolute;
  z-index: 1;
  right: 8px;
  bottom: 8px;
  max-width: calc(100% - 16px);
  padding: 2px 6px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  border-radius: 6px;
  background: ${color.mediaScrim};
  color: ${color.onMedia};
  ${type.caption}
  ${tabular}
`;
