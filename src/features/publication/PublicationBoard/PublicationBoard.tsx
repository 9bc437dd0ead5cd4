import { useSearchParams } from 'react-router-dom';
import {
  allows,
  nextStatus,
  publicationStatuses,
  type PublicationAction,
} from '#domain/publication/rules.ts';
import type { Publication } from '#domain/publication/schema.ts';
import type { ListParams } from '#atoms/list.ts';
import { Board } from '#components/data/Board/Board.tsx';
import { BoardPlace } from '#features/kits/list/ListParts/BoardPlace.tsx';
import { usePublicationActions } from '#features/kits/publication/PublicationActions/usePublicationActions.tsx';
import { publicationGlyph } from '#features/kits/publication/PublicationStatus/publicationStatuses.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { PublicationCard } from './PublicationCard.tsx';
import { cardsOf, useBoardColumns } from './useBoardColumns.ts';

interface PublicationBoardProps {
  /** What the list is filtered by, its tab aside: the columns are the statuses. */
  params: ListParams;
  /** A column of the foot was pressed. */
  onOpenStatus: (status: string) => void;
}

/** What is out of sight until it is asked for. */
const folded: readonly string[] = ['unpublished', 'archived'];

/** Columns in the order of the way to the catalogue. */
const order = ['draft', 'rejected', 'pending', 'approved', 'published', 'unpublished', 'archived'] as const;

const moves: Exclude<PublicationAction, 'editCost'>[] = ['requestApproval', 'publish', 'unpublish'];

/** The move that leads from a status to a column, or undefined. */
const moveTo = (status: string, column: string) =>
  moves.find((action) => allows(status, action) && nextStatus(status, action) === column);

/** Publications by status. A card is moved only where the table of statuses leads. */
export function PublicationBoard({ params, onOpenStatus }: PublicationBoardProps) {
  const t = useMessages(messages);
  const [address, setAddress] = useSearchParams();
  const columns = useBoardColumns(params);
  const { go } = usePublicationActions();
  const failed = publicationStatuses.filter((status) => {
    const { status: state, moreFailed } = columns[status];
    return state === 'failed' || moreFailed;
  });

  const open = ({ id }: Publication) =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      next.set('open', id);
      return next;
    });
  const retry = () => {
    for (const status of failed) {
      const column = columns[status];
      if (column.moreFailed) column.loadMore();
      else column.retry();
    }
  };

  return (
    <BoardPlace
      failure={failed.length > 0 ? { text: t.failed, again: t.retry, onAgain: retry } : null}
      unread={publicationStatuses.reduce((sum, status) => sum + columns[status].unread, 0)}
    >
      <Board
        label={t.label}
        columns={order.map((status) => ({
          id: status,
          title: t[status],
          glyph: publicationGlyph(status),
          count: columns[status].count,
          folded: folded.includes(status),
        }))}
        cards={cardsOf(columns)}
        cardId={({ id }) => id}
        cardName={({ title }) => title}
        columnOf={({ status }) => status}
        renderCard={(publication) => <PublicationCard publication={publication} />}
        accepts={({ status }, column) => moveTo(status, column) !== undefined}
        onMove={({ id, status }, column) => {
          const move = moveTo(status, column);
          return move && go(move, id);
        }}
        onOpen={open}
        open={address.get('open')}
        onOpenColumn={onOpenStatus}
        onEnd={(column) => {
          const status = publicationStatuses.find((known) => known === column);
          if (status !== undefined) columns[status].loadMore();
        }}
        busy={order.some((status) => columns[status].status === 'loading')}
      />
    </BoardPlace>
  );
}
