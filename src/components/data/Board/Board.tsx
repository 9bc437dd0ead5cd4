import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './Board.styles.ts';
import { BoardBody } from './BoardBody.tsx';
import { boardCode } from './boardLate.ts';
import type { BoardColumn, BoardProps } from './boardProps.ts';
import { messages } from './messages.ts';

/**
 * Things by their state, a column each: seen at a glance, and moved on by a drag, by keys or from a menu. For more than a few
 * states a card, or for figures to compare, take DataTable.
 */
export function Board<Card>(props: BoardProps<Card>) {
  return props.busy === true ? (
    <Waiting columns={props.columns} />
  ) : (
    <BoardBody {...props} code={boardCode} />
  );
}

/** The columns with skeletons of cards. */
function Waiting({ columns }: { columns: readonly BoardColumn[] }) {
  const t = useMessages(messages);
  return (
    <S.Columns role="status" aria-label={t.loading}>
      {columns
        .filter(({ folded }) => folded !== true)
        .map(({ id }, index) => (
          <S.Skeleton key={id}>
            <Skeleton width={96} />
            {Array.from({ length: 3 - (index % 3) }, (_, card) => (
              <Skeleton key={card} height={116} radius="media" />
            ))}
          </S.Skeleton>
        ))}
    </S.Columns>
  );
}
