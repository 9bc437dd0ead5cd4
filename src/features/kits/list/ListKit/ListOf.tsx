import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { Navigate, NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { listMemoryAtom } from '#atoms/list/memory.ts';
import type { Entity } from '#atoms/pages.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import type { PageHeaderProps } from '#components/layout/PageHeader/PageHeader.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { useTitle } from '#lib/hook/useTitle.ts';
import { Create, HeaderActions } from './HeaderActions.tsx';
import { ListBody, type RowViews } from './ListBody.tsx';
import * as S from './ListKit.styles.ts';
import { isBare, isFiltered } from './query.ts';
import { Toolbar } from './Toolbar.tsx';
import type { ListScreenProps } from './types.ts';
import { specOf, useListScreen } from './useListScreen.ts';
import { useScrollMemory } from './useScrollMemory.ts';

const BulkBar = preloadable(() => import('./BulkBar.tsx')).Part;

/**
 * Where the list opens as it is come to: the author's saved view, or null. Whoever comes by an address that says something,
 * or comes back, gets what the address says; so does whoever takes the filters off.
 */
function useInitialView<Row extends Entity>(props: ListScreenProps<Row>): string | null {
  const [address] = useSearchParams();
  const { key } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop && key !== 'default';
  const { views, initial } = useAtomValue(listMemoryAtom(props.id));
  const [opening] = useState(() => {
    const saved = views.find(({ id }) => id === initial);
    // An open row beside the list is also part of the address.
    const says = address.size > 0 || !isBare(address, specOf(props));
    return saved === undefined || cameBack || says ? null : { key, saved };
  });
  return opening?.key === key ? opening.saved.query : null;
}

interface ListOfProps<Row extends Entity> {
  /** The component that renders the rows. */
  views: RowViews;
  list: ListScreenProps<Row>;
}

/** Creates `ListScreen` and `CardListScreen`: each loads only the code of its first view. */
export function ListOf<Row extends Entity>({ views, list }: ListOfProps<Row>) {
  const initial = useInitialView(list);
  return initial === null ? (
    <Opened views={views} list={list} />
  ) : (
    <Navigate replace to={{ search: initial }} />
  );
}

function Opened<Row extends Entity>({ views, list: props }: ListOfProps<Row>) {
  const screen = useListScreen(props);
  /** Something is being done with rows that may have left the list meanwhile. */
  const [held, setHeld] = useState(false);
  const { list, total, query, selected } = screen;
  const { texts, create, besides, icon, above, scope, embedded = false } = props;
  const firstDay = total === 0 && list.items.length === 0 && !isFiltered(query);
  useScrollMemory(list.items.length > 0);

  if (firstDay) {
    return (
      <>
        {!embedded && <Head title={texts.title} actions={besides?.(total)} />}
        <S.Placeholder>
          <Block
            icon={icon}
            title={texts.emptyTitle}
            action={create && <Create {...create} variant="primary" />}
          >
            {texts.emptyText}
          </Block>
        </S.Placeholder>
      </>
    );
  }
  return (
    <S.Screen>
      {!embedded && (
        <Head
          title={texts.title}
          count={total === null || scope !== undefined ? undefined : groupDigits(total)}
          actions={
            <>
              {scope?.(screen)}
              <HeaderActions screen={screen} />
            </>
          }
        />
      )}
      {above?.(screen)}
      {embedded && (
        <S.Actions>
          <HeaderActions screen={screen} />
        </S.Actions>
      )}
      <Toolbar screen={screen} />
      <ListBody screen={screen} views={views} />
      {(selected.size > 0 || held) && (
        <Suspense fallback={null}>
          <BulkBar screen={screen} onHold={setHeld} />
        </Suspense>
      )}
    </S.Screen>
  );
}

/** The title of the page, in the browser's tab too. */
function Head(props: PageHeaderProps & { title: string }) {
  useTitle(props.title);
  return <S.Header {...props} />;
}
