import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Cover } from '#components/data/Cover/Cover.tsx';
import { media } from '#theme/media.ts';
import { truncate } from '#theme/mixins.ts';
import { color, space, type } from '#theme/tokens.ts';
import { RowTitle } from './RowTitle.tsx';

export interface MediaCellProps {
  /** Address of the cover. */
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

/** The first cell of things with covers: cover, name and a second line. */
export function MediaCell({ cover, icon, title, subtitle, mark, size = 'regular' }: MediaCellProps) {
  return (
    <Thing>
      <Thumb src={cover} alt="" icon={icon} size={size === 'compact' ? 'tree' : 'list'} />
      <Lines>
        <RowTitle>{title}</RowTitle>
        {subtitle !== undefined && (
          <Subtitle>
            {mark}
            <Text>{subtitle}</Text>
          </Subtitle>
        )}
      </Lines>
    </Thing>
  );
}

const Thing = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-width: 0;

  ${media.phone} {
    align-items: flex-start;
    gap: ${space[3]};
  }
`;

const Thumb = styled(Cover)`
  ${media.phone} {
    width: 96px;
  }
`;

const Lines = styled.div`
  flex: 1;
  min-width: 0;
`;

const Subtitle = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  ${type.caption}
  margin-top: 2px;
  color: ${color.ink2};

  > svg {
    flex: none;
  }
`;

const Text = styled.div`
  ${truncate}
`;
