import {
  BookOpen,
  Flag,
  Flower2,
  ListChecks,
  MessageCircle,
  Presentation,
  Radio,
  type LucideIcon,
} from 'lucide-react';
import { kinds, type Kind, type KindRow } from '#domain/kinds.ts';
import { color } from '#theme/tokens.ts';

/** The icons that the registry of kinds names. */
export const kindIcons: Record<KindRow['icon'], LucideIcon> = {
  BookOpen,
  Flag,
  Flower2,
  ListChecks,
  MessageCircle,
  Presentation,
  Radio,
};

/** The hue of a kind: of icons, dots and narrow bars only, and always beside the kind in words. */
export function kindHue(kind: Kind): string {
  const { hue } = kinds[kind];
  return hue === null ? 'currentColor' : color[hue];
}
