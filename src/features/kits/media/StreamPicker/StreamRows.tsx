import { Clapperboard, Search } from 'lucide-react';
import { useId, useRef } from 'react';
import { errorText } from '#api/api-error.ts';
import type { Stream } from '#domain/stream/schema.ts';
import type { ListState } from '#atoms/list.ts';
import { LoadMore } from '#components/data/Pager/Pager.tsx';
import { Block } from '#components/feedback/Block/Block.tsx';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import Unread from '#features/kits/list/ListKit/Unread.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useMoreFocus } from '#lib/focus/useMoreFocus.ts';
import { LateThumb } from '../StreamThumb/LateThumb.tsx';
import { messages } from './messages.ts';
import { streamFacts, streamUse } from './streamFacts.ts';
import * as S from './StreamPicker.styles.ts';

interface StreamRowsProps {
  list: ListState<Stream>;
  /** Something is searched or filtered by. */
  filtered: boolean;
  /** The id of the stream that is in use now. */
  present: string | null;
  chosen: string | null;
  onChoose: (stream: Stream) => void;
}

const icon = { size: 24, strokeWidth: 1.5, 'aria-hidden': true };

/** The recordings, or why there are none to show. */
export function StreamRows({ list, filtered, ...choice }: StreamRowsProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const rows = useRef<HTMLDivElement>(null);
  const ofMore = useMoreFocus(list.items.length, (index) =>
    [...(rows.current?.querySelectorAll('input') ?? [])].slice(index).find(({ disabled }) => !disabled),
  );
  if (list.status === 'failed') {
    return (
      <Block tone="bad" title={t.failed} action={<Button onClick={list.retry}>{t.retry}</Button>}>
        {list.error && errorText(list.error, language)}
      </Block>
    );
  }
  if (list.status === 'loading') {
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
        <SkeletonText lines={6} />
      </div>
    );
  }
  if (list.items.length === 0) {
    return filtered ? (
      <Block icon={<Search {...icon} />} title={t.noneTitle}>
        {t.noneText}
      </Block>
    ) : (
      <Block icon={<Clapperboard {...icon} />} title={t.emptyTitle}>
        {t.emptyText}
      </Block>
    );
  }
  return (
    <>
      {list.unread > 0 && <Unread count={list.unread} />}
      <S.Rows ref={rows} role="radiogroup" aria-label={t.group} aria-busy={list.refreshing}>
        {list.items.map((stream) => (
          <Row key={stream.id} stream={stream} {...choice} />
        ))}
      </S.Rows>
      {list.hasMore && (
        <LoadMore
          {...ofMore}
          label={list.moreFailed ? t.retry : t.more}
          busy={list.loadingMore}
          error={list.moreFailed ? t.moreFailed : undefined}
          onMore={list.loadMore}
        />
      )}
    </>
  );
}

interface RowProps extends Pick<StreamRowsProps, 'present' | 'chosen' | 'onChoose'> {
  stream: Stream;
}

/** One recording. What could not be processed cannot be chosen: nothing would play. */
function Row({ stream, present, chosen, onChoose }: RowProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const id = useId();
  return (
    <S.Row>
      <input
        type="radio"
        name="stream"
        value={stream.id}
        checked={stream.id === chosen}
        disabled={stream.status === 'failed'}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-facts ${id}-state`}
        onChange={() => onChoose(stream)}
      />
      <S.Thumb>
        <LateThumb stream={stream} small />
      </S.Thumb>
      <S.Name id={`${id}-name`}>{stream.name}</S.Name>
      <S.Facts id={`${id}-facts`}>{streamFacts(stream, language)}</S.Facts>
      <S.State id={`${id}-state`}>
        {stream.id === present ? t.present : null}
        {stream.id !== present && stream.status === 'processed' && <span>{streamUse(stream, language)}</span>}
        {stream.status !== 'processed' && <StatusOf kind="stream" status={stream.status} size="small" />}
      </S.State>
    </S.Row>
  );
}
