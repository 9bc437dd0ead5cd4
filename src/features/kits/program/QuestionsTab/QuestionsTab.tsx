import { useAtomValue } from 'jotai';
import { CircleHelp, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { errorText } from '#api/api-error.ts';
import { newQaKey, qaDraftAtom } from '#atoms/qa/inPlace.ts';
import { qaListAtom } from '#atoms/qa/qa.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { UnreadOf } from '#features/kits/list/ListKit/UnreadOf.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useFocusFallback } from '#lib/focus/useFocusFallback.ts';
import { useMoreFocus } from '#lib/focus/useMoreFocus.ts';
import { color, space } from '#theme/tokens.ts';
import { messages } from './messages.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { questionParams } from './questionParams.ts';

interface QuestionsTabProps {
  type: 'course' | 'marathon';
  /** Its id; null until it is saved first: questions belong to what the platform has. */
  id: string | null;
}

const icon = <CircleHelp size={24} strokeWidth={1.5} aria-hidden />;

/** Questions and answers about a course or a marathon, written where they stand. Each is saved by itself. */
export function QuestionsTab({ type, id }: QuestionsTabProps) {
  const t = useMessages(messages);
  if (id === null) {
    return (
      <Block icon={icon} title={t.laterTitle}>
        {t.laterText}
      </Block>
    );
  }
  return <Questions content={{ contentType: type, contentId: id }} />;
}

function Questions({ content }: { content: { contentType: string; contentId: string } }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { status, items, count, unread, error, retry, hasMore, loadingMore, loadMore } = useAtomValue(
    qaListAtom(questionParams(content)),
  );
  const begun = useAtomValue(qaDraftAtom(newQaKey(content))) !== null;
  const [asked, setAsked] = useState(false);
  const adding = asked || begun;
  const addButton = useRef<HTMLButtonElement>(null);
  const ofNew = useFocusFallback(() => addButton.current);
  const rows = useRef<HTMLUListElement>(null);
  const ofMore = useMoreFocus(items.length, (index) =>
    rows.current?.querySelectorAll('article')[index]?.querySelector('button'),
  );

  if (status === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{t.loading}</VisuallyHidden>
        <SkeletonText lines={5} />
      </div>
    );
  }
  if (status === 'failed') {
    return (
      <Block tone="bad" title={t.failedTitle} action={<Button onClick={retry}>{t.retry}</Button>}>
        {error !== null && errorText(error, language)}
      </Block>
    );
  }
  const add = (
    <Button
      ref={addButton}
      icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
      onClick={() => setAsked(true)}
    >
      {t.add}
    </Button>
  );
  if (items.length === 0 && !adding) {
    return (
      <Block icon={icon} title={t.emptyTitle} action={add}>
        {t.emptyText}
      </Block>
    );
  }
  return (
    <>
      <Bar>
        {!adding && add}
        <Sum>{t.total(count)}</Sum>
      </Bar>
      <UnreadOf count={unread} />
      <List ref={rows} aria-label={t.list}>
        {adding && (
          <li {...ofNew}>
            <QuestionForm content={content} entry={null} onClose={() => setAsked(false)} />
          </li>
        )}
        {items.map((entry, at) => (
          <li key={entry.id}>
            <QuestionRow
              content={content}
              entry={entry}
              above={items[at - 1]?.orderNumber ?? null}
              below={items[at + 1]?.orderNumber ?? null}
            />
          </li>
        ))}
      </List>
      {hasMore && (
        <Button {...ofMore} busy={loadingMore} onClick={loadMore}>
          {t.more}
        </Button>
      )}
    </>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  margin-bottom: ${space[2]};
`;

const Sum = styled.p`
  margin-left: auto;
  color: ${color.ink3};
`;

const List = styled.ul`
  max-width: 820px;

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
