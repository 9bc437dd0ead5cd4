import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlannerBlock } from '#atoms/planner/planner.ts';
import { Banner } from '#components/feedback/Banner/Banner.tsx';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { useGroupName } from './useGroupName.ts';
import * as S from './Planner.styles.ts';

type Read = PlannerBlock & { met: boolean };

/** What is not there: a kind that could not be read, or of which some make no sense, or there is more than is read. */
export function PlannerNotes({ block }: { block: Read }) {
  const t = useMessages(messages);
  const name = useGroupName();
  if (block.status === 'failed') return null;
  return (
    <>
      {block.failures.length > 0 && (
        <Banner
          icon={<TriangleAlert size={16} strokeWidth={1.5} aria-hidden />}
          title={t.partFailed(block.failures.map(({ group }) => name(group)).join(', '))}
          actions={<Button onClick={() => block.failures.forEach(({ retry }) => retry())}>{t.retry}</Button>}
        />
      )}
      {block.unread.length > 0 && (
        <S.Nothing role="status">
          {t.unread(block.unread.map(({ group }) => name(group)).join(', '))}
        </S.Nothing>
      )}
      {block.cut.length > 0 && <S.Nothing role="status">{t.cut(block.cut.map(name).join(', '))}</S.Nothing>}
    </>
  );
}

interface PlannerStateProps {
  block: Read;
  /** Nothing at all on the days that are shown. */
  empty: boolean;
  children: ReactNode;
}

/** The calendar, or a skeleton or a failure in its place; once loaded it stays. */
export function PlannerState({ block, empty, children }: PlannerStateProps) {
  const t = useMessages(messages);
  if (block.status === 'failed')
    return (
      <Block
        tone="bad"
        title={t.failed}
        action={<Button onClick={() => block.failures.forEach(({ retry }) => retry())}>{t.retry}</Button>}
      >
        {t.failedText}
      </Block>
    );
  if (block.status === 'loading' && !block.met)
    return (
      <S.Skeleton aria-busy="true" aria-label={t.loading} role="status">
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} height={96} radius="media" />
        ))}
      </S.Skeleton>
    );
  return (
    <S.Sheet aria-busy={block.status === 'loading' || undefined}>
      {empty && block.status === 'ready' && <S.Nothing role="status">{t.empty}</S.Nothing>}
      {children}
    </S.Sheet>
  );
}
