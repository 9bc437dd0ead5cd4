import { X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, hitArea, truncate } from '#theme/mixins.ts';
import { color, motion, radius, space, type } from '#theme/tokens.ts';

interface TagChipProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The tag's name. */
  label: string;
  /** Takes the tag off. Without it the chip has no cross. */
  onRemove?: () => void;
  /** Name of the cross for screen readers: «Убрать тег „голос“». Needed with `onRemove`. */
  removeLabel?: string;
}

/** A tag that something carries. */
export function TagChip({ label, onRemove, removeLabel, ...rest }: TagChipProps) {
  return (
    <Root {...rest} $removable={onRemove !== undefined}>
      <Label>{label}</Label>
      {onRemove !== undefined && (
        <Cross type="button" title={removeLabel ?? label} onClick={onRemove}>
          <X size={16} strokeWidth={1.25} aria-hidden />
        </Cross>
      )}
    </Root>
  );
}

const Root = styled.span<{ $removable: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 100%;
  height: 24px;
  padding: 0 ${(p) => (p.$removable ? space[1] : space[2])} 0 ${space[2]};
  border-radius: ${radius.tag};
  background: ${color.fill};
  color: ${color.ink};
  ${type.caption}

  ${media.phone} {
    height: 32px;
    padding: 0 ${(p) => (p.$removable ? space[2] : '10px')} 0 10px;
    gap: ${space[2]};
    ${type.body}
  }
`;

const Label = styled.span`
  ${truncate}
`;

const Cross = styled.button`
  ${bareButton}
  position: relative;
  flex: none;
  border-radius: ${radius.thumb};
  color: ${color.ink3};
  transition: color ${motion.fast} ${motion.ease};
  ${hitArea}

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }

  &:focus-visible {
    outline-offset: 0;
  }
`;
