import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './MediaTable.styles.ts';
import { messages } from './messages.ts';

export interface MediaTableProps extends ComponentPropsWithRef<'table'> {
  /** What is in it, for screen readers: «Лекции». */
  label: string;
  /** Another heading of the last column: «Изменён». */
  changedLabel?: string;
  /** Media rows. */
  children: ReactNode;
}

/**
 * Things with covers, a row each. The rows reach 16 px past the column on both sides: the table brings that margin. On a
 * phone each row is a card.
 */
export function MediaTable({ label, changedLabel, children, ...rest }: MediaTableProps) {
  const t = useMessages(messages);
  return (
    <S.Table {...rest} aria-label={label}>
      <S.Head>
        <S.HeadRow>
          <S.Title as="th">{t.title}</S.Title>
          <S.Status as="th">{t.status}</S.Status>
          <S.Use as="th">{t.use}</S.Use>
          <S.Changed as="th">{changedLabel ?? t.changed}</S.Changed>
          <S.Menu as="th">
            <S.Hidden>{t.menu}</S.Hidden>
          </S.Menu>
        </S.HeadRow>
      </S.Head>
      <S.Body>{children}</S.Body>
    </S.Table>
  );
}

export interface MediaTableSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many rows. */
  count?: number;
}

/** The same rows while they are on their way. */
export function MediaTableSkeleton({ count = 8, ...rest }: MediaTableSkeletonProps) {
  const t = useMessages(messages);
  return (
    <div {...rest}>
      <S.Said>{t.loading}</S.Said>
      <S.Bones aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <S.Bone key={index}>
            <Skeleton width={80} height={45} radius="control" />
            <div>
              <Skeleton width={index % 3 === 0 ? 280 : 200} />
              <Skeleton width={120} height={10} style={{ marginTop: 9 }} />
            </div>
          </S.Bone>
        ))}
      </S.Bones>
    </div>
  );
}
