import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import * as S from './MediaTable.styles.ts';

export interface MediaRowProps extends Omit<ComponentPropsWithRef<'tr'>, 'title' | 'children'> {
  /** Where the whole row leads. */
  href: string;
  /** What renders the link and takes `href`: the router's link. A plain anchor by default. */
  linkAs?: ElementType;
  /** Address of the cover. */
  cover?: string;
  /** The icon of the kind, 16 px, where there is no cover. */
  icon?: ReactNode;
  title: string;
  /** The second line: «Лекция · 42 мин». */
  subtitle?: ReactNode;
  /** What state it is in: a Status. */
  status?: ReactNode;
  /** «в 1 курсе». */
  use?: ReactNode;
  /** «Сегодня, 11:48». */
  changed?: ReactNode;
  selected?: boolean;
  /** A small «⋯» button. */
  menu?: ReactNode;
}

/** A row of MediaTable. All of it is one link; a right click is the owner's to answer. */
export function MediaRow({
  href,
  linkAs = 'a',
  cover,
  icon,
  title,
  subtitle,
  status,
  use,
  changed,
  selected = false,
  menu,
  ...rest
}: MediaRowProps) {
  return (
    <S.Row {...rest} $selected={selected}>
      <S.Title>
        <S.Thing>
          <S.Thumb src={cover} alt="" icon={icon} size="list" />
          <S.Words>
            <S.Link as={linkAs} href={href}>
              {title}
            </S.Link>
            {subtitle !== undefined && <S.Subtitle>{subtitle}</S.Subtitle>}
          </S.Words>
        </S.Thing>
      </S.Title>
      <S.Status>{status}</S.Status>
      <S.Use>{use}</S.Use>
      <S.Changed>{changed}</S.Changed>
      <S.Menu>{menu}</S.Menu>
    </S.Row>
  );
}
