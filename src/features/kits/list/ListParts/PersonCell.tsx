import type { ReactNode } from 'react';
import styled from 'styled-components';
import { imageUrl } from '#api/upload/image-url.ts';
import { RowTitle } from '#components/data/DataTable/RowTitle.tsx';
import { Avatar } from '#components/primitives/Avatar/Avatar.tsx';
import { truncate } from '#theme/mixins.ts';
import { color, space, type } from '#theme/tokens.ts';

interface PersonCellProps {
  person: { name: string; avatarId?: string | null | undefined };
  /** A line below the name. */
  note?: ReactNode;
}

/** The person whom a row is about, who names the row. */
export function PersonCell({ person: { name, avatarId }, note }: PersonCellProps) {
  return (
    <Person>
      <Avatar name={name} {...(avatarId && { src: imageUrl(avatarId) })} size={32} decorative />
      <Two>
        <RowTitle>{name}</RowTitle>
        {note && <Caption>{note}</Caption>}
      </Two>
    </Person>
  );
}

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
`;

/** Two lines of a cell, cut where they do not fit. */
export const Two = styled.div`
  display: grid;
  min-width: 0;

  > * {
    ${truncate}
  }
`;

/** The lesser line. */
export const Caption = styled.span`
  ${type.caption}
  color: ${color.ink2};
`;
