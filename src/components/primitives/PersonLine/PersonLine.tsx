import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Avatar } from '#components/primitives/Avatar/Avatar.tsx';
import { color, space, type, weight } from '#theme/tokens.ts';

interface PersonLineProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  name: string;
  /** Address of the picture. Without it there are initials. */
  src?: string;
  /** A quieter line under the name: «Вторая покупка, всего 6 390 ₽». */
  note?: ReactNode;
  /** 24 px on cards and in cells, 40 px in panels, 48 px as the head of a panel. */
  size?: 'small' | 'regular' | 'large';
  /** At the right: a link or an icon button. */
  action?: ReactNode;
}

const diameters = { small: 24, regular: 40, large: 48 } as const;

/** A person in a line: picture or initials, name, and what is known of them. */
export function PersonLine({ name, src, note, size = 'regular', action, ...rest }: PersonLineProps) {
  return (
    <Root {...rest} $size={size}>
      <Avatar name={name} {...(src !== undefined && { src })} size={diameters[size]} decorative />
      <Words>
        <Name $size={size}>{name}</Name>
        {note !== undefined && <Note $size={size}>{note}</Note>}
      </Words>
      {action}
    </Root>
  );
}

type Size = { $size: 'small' | 'regular' | 'large' };

const Root = styled.div<Size>`
  display: flex;
  align-items: center;
  gap: ${(p) => (p.$size === 'large' ? space[4] : p.$size === 'regular' ? space[3] : space[2])};
  min-width: 0;
  ${type.body}
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.div<Size>`
  color: ${color.ink};
  ${(p) =>
    p.$size === 'large' &&
    css`
      ${type.title4}
      font-weight: ${weight.strong};
    `}
`;

const Note = styled.div<Size>`
  ${(p) => (p.$size === 'large' ? type.body : type.caption)}
  color: ${color.ink2};
`;
