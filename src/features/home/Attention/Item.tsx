import type { ReactNode } from 'react';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import * as S from './Attention.styles.ts';

interface ItemProps {
  icon: ReactNode;
  title: string;
  /** The link or button that deals with it. */
  action: ReactNode;
  children: ReactNode;
}

/** One thing that waits: what it is, about what, and what to do. */
export function Item({ icon, title, action, children }: ItemProps) {
  return (
    <S.Item>
      <S.Icon>{icon}</S.Icon>
      <S.Name>{title}</S.Name>
      <S.Action>{action}</S.Action>
      <S.Text>{children}</S.Text>
    </S.Item>
  );
}

/** «Исправить», and for screen readers of what. */
export function ActionLink({ href, text, of }: { href: string; text: string; of: string }) {
  return (
    <TextLink as={RouterLink} alone href={href} aria-label={`${text}: ${of}`}>
      {text}
    </TextLink>
  );
}
