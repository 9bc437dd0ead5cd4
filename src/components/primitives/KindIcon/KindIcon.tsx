import { kinds, type Kind } from '#domain/kinds.ts';
import { kindHue, kindIcons } from './looks.ts';

interface KindIconProps {
  /** The kind of content. */
  kind: Kind;
  /** Side, px. */
  size?: number;
  /** `kind` for its hue, `inherit` for the colour of the text around it, as in a menu. */
  tone?: 'kind' | 'inherit';
  /** Its name for screen readers. Without it the icon is decoration beside the word. */
  label?: string;
}

/** The icon of a kind of content, in its hue. The hue never tells the kind alone: the word stands beside it. */
export function KindIcon({ kind, size = 14, tone = 'kind', label }: KindIconProps) {
  const Icon = kindIcons[kinds[kind].icon];
  return (
    <Icon
      size={size}
      strokeWidth={1.5}
      color={tone === 'kind' ? kindHue(kind) : 'currentColor'}
      style={{ flex: 'none' }}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    />
  );
}
