import { Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { RowTitle } from './RowTitle.tsx';

interface MediaCellProps {
  /** Address of the cover. Until it is there, a neutral ground. */
  cover?: string;
  /** The icon of the kind, 16 px, where there is no cover. */
  icon?: ReactNode;
  /** The name of the row: the link that all of the row is. */
  title: string;
  /** The second line: «Лекция · 42 мин». */
  subtitle?: ReactNode;
  /** The icon of the kind in its hue, 14 px, before the second line. */
  mark?: ReactNode;
  /** `compact` brings a cover of 48×27 for rows of 44 px. */
  size?: 'regular' | 'compact';
}

/**
 * The first cell of things with covers: cover, name and a second line, without anything around them. Like all of a row they are
 * bare elements, which the styles of the table address. The cover is a ground: a picture of its own would send two events a row.
 */
export function MediaCell({ cover, icon, title, subtitle, mark, size = 'regular' }: MediaCellProps) {
  const picture = cover === undefined || cover === '' ? undefined : `url(${JSON.stringify(cover)})`;
  return (
    <>
      <div data-cover={size} style={picture === undefined ? undefined : { backgroundImage: picture }}>
        {picture === undefined && (icon ?? <Image size={16} strokeWidth={1.5} aria-hidden />)}
      </div>
      <RowTitle>{title}</RowTitle>
      {subtitle !== undefined && (
        <div data-subtitle>
          {mark}
          {subtitle}
        </div>
      )}
    </>
  );
}
