import { RefreshCw } from 'lucide-react';
import { Suspense, useEffect, type ComponentType } from 'react';
import { errorText } from '#api/api-error.ts';
import type { Entity } from '#atoms/pages.ts';
import { LoadMore } from '#components/data/Pager/Pager.tsx';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import type { CardsView } from './CardsView.tsx';
import * as S from './ListKit.styles.ts';
import { messages } from './messages.ts';
import { isFiltered } from './query.ts';
import type TableViewType from './TableView.tsx';
import { UnreadOf } from './UnreadOf.tsx';
import type { ListScreenState } from './useListScreen.ts';

const NoResults = preloadable(() => import('./NoResults.tsx')).Part;

/** What shows the rows of a list, and stands in for them while they are on their way. */
export interface RowViews {
  Table: typeof TableViewType;
  TableBones: ComponentType<{ covers?: boolean }>;
  /** Asks for the code of the table where that comes apart. Should it not arrive, showing the table asks again and tells. */
  preloadTable?: () => Promise<void>;
  /** Only of lists that have cards. */
  Cards?: typeof CardsView;
  CardBones?: ComponentType;
}

interface PartProps<Row extends Entity> {
  screen: ListScreenState<Row>;
}

interface ViewProps<Row extends Entity> extends PartProps<Row> {
  views: RowViews;
}

/** What is pressed there goes with what it says: the focus stays on the page. */
const stay = () => document.querySelector('main')?.focus();

/** The content under the toolbar, for each state of the list. */
export function ListBody<Row extends Entity>({ screen, views }: ViewProps<Row>) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { list, query, view } = screen;

  const { preloadTable } = views;

  useEffect(() => {
    if (view === 'table') void preloadTable?.();
  }, [view, preloadTable]);

  if (list.status === 'failed') {
    return (
      <S.Placeholder>
        <Block
          onClick={stay}
          tone="bad"
          title={t.failedTitle}
          action={
            <Button icon={<RefreshCw size={16} strokeWidth={1.5} aria-hidden />} onClick={list.retry}>
              {t.retry}
            </Button>
          }
        >
          {list.error && errorText(list.error, language)}
        </Block>
      </S.Placeholder>
    );
  }
  if (list.items.length > 0) return <Rows screen={screen} views={views} />;
  if (list.status === 'loading' || list.refreshing) return <Skeleton screen={screen} views={views} />;
  if (!isFiltered(query))
    return screen.props.nothing ? (
      <S.Placeholder>{screen.props.nothing}</S.Placeholder>
    ) : (
      <Skeleton screen={screen} views={views} />
    );
  return (
    <S.Placeholder>
      <Suspense fallback={null}>
        <NoResults screen={screen} onClick={stay} />
      </Suspense>
    </S.Placeholder>
  );
}

/** The rows while they, or what shows them, are on their way. */
function Skeleton<Row extends Entity>({ screen: { view, props }, views }: ViewProps<Row>) {
  const { TableBones, CardBones } = views;
  return view === 'cards' && CardBones !== undefined ? (
    <CardBones />
  ) : (
    <Suspense fallback={null}>
      <TableBones covers={Boolean(props.covers)} />
    </Suspense>
  );
}

/** The loaded rows, and what loads more of them when the author comes near. */
function Rows<Row extends Entity>({ screen, views }: ViewProps<Row>) {
  const t = useMessages(messages);
  const { list, view, props } = screen;
  const { Table, Cards } = views;
  const other = props.views?.find(({ id }) => id === view);
  return (
    <div aria-busy={list.refreshing}>
      {!other && <UnreadOf count={list.unread} />}
      <Suspense fallback={<Skeleton screen={screen} views={views} />}>
        {view === 'cards' && Cards !== undefined && <Cards screen={screen} />}
        {view === 'table' && <Table screen={screen} />}
        {other?.render(screen)}
        {/* It comes after the rows: after a skeleton, which has fewer rows, it would load page after page. */}
        {list.hasMore && !other?.whole && (
          <LoadMore
            label={list.moreFailed ? t.retry : t.more}
            busy={list.loadingMore}
            error={list.moreFailed ? props.texts.moreFailed : undefined}
            onMore={list.loadMore}
          />
        )}
      </Suspense>
    </div>
  );
}
