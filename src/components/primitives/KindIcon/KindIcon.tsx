import { BookOpen, Flag, Flower2, MessageCircle, Presentation, Radio, type LucideIcon } from 'lucide-react';
import { color } from '#theme/tokens.ts';

export type Kind = 'lecture' | 'meditation' | 'course' | 'marathon' | 'webinar' | 'consultation';

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
  const { Icon, hue } = looks[kind];
  return (
    <Icon
      size={size}
      strokeWidth={1.5}
      color={tone === 'kind' ? hue : 'currentColor'}
      style={{ flex: 'none' }}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    />
  );
}

const looks: Record<Kind, { Icon: LucideIcon; hue: string }> = {
  lecture: { Icon: Presentation, hue: color.kLecture },
  meditation: { Icon: Flower2, hue: color.kMeditation },
  course: { Icon: BookOpen, hue: color.kCourse },
  marathon: { Icon: Flag, hue: color.kMarathon },
  webinar: { Icon: Radio, hue: color.kWebinar },
  consultation: { Icon: MessageCircle, hue: color.kConsult },
};
