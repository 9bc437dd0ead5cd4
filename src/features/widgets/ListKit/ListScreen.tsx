import { lazy, Suspense, useState } from 'react';
import type { Entity } from '#atoms/pages.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { PageHeader } from '#components/layout/PageHeader/PageHeader.tsx';
import { groupDigits } from '#lib/numbers.ts';
import { useTitle } from '#lib/useTitle.ts';
import type BulkBarType from './BulkBar.tsx';
import { Create, HeaderActions } from './HeaderActions.tsx';
import { ListBody } from './ListBody.tsx';
import * as S from './ListKit.styles.ts';
import { isFiltered } from './query.ts';
import { Toolbar } from './Toolbar.tsx';
import type { ListScreenProps } from './types.ts';
import { useListScreen } from './useListScreen.ts';
import { useScrollMemory } from './useScrollMemory.ts';

export type { ListScreenProps };

const BulkBar = lazy(() => import('./BulkBar.tsx')) as typeof BulkBarType;

/**
 * A list of anything: title, search, filters, order, cards or a table, selection, a file of all that match, and every state.
 * All that chooses what is shown stands in the address. A screen of a new kind brings its columns, filters and texts.
 */
export function ListScreen<Row extends Entity>(props: ListScreenProps<Row>) {
  const screen = useListScreen(props);
  /** Something is being done with rows that may have left the list meanwhile. */
  const [held, setHeld] = useState(false);
  const { list, total, query, selected } = screen;
  const { texts, create, icon, above } = props;
  const firstDay = total === 0 && list.items.length === 0 && !isFiltered(query);
  useTitle(texts.title);
  useScrollMemory(list.items.length > 0);

  if (firstDay) {
    return (
      <>
        <PageHeader title={texts.title} />
        <S.Alone>
          <Block
            icon={icon}
            title={texts.emptyTitle}
            action={create && <Create {...create} variant="primary" />}
          >
            {texts.emptyText}
          </Block>
        </S.Alone>
      </>
    );
  }
  return (
    <S.Screen>
      <PageHeader
        title={texts.title}
        count={total === null ? undefined : groupDigits(total)}
        actions={<HeaderActions screen={screen} />}
      />
      {above?.(screen)}
      <Toolbar screen={screen} />
      <ListBody screen={screen} />
      {(selected.size > 0 || held) && (
        <Suspense fallback={null}>
          <BulkBar screen={screen} onHold={setHeld} />
        </Suspense>
      )}
    </S.Screen>
  );
}
