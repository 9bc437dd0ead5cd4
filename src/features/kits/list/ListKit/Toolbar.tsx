import { Suspense } from 'react';
import type { Entity } from '#atoms/pages.ts';
import { ShownOf } from '#components/data/Pager/Pager.tsx';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { SearchField } from '#components/forms/SearchField/SearchField.tsx';
import { ListToolbar } from '#components/layout/ListToolbar/ListToolbar.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { longestSearch } from '#domain/lists.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { usePhone } from '#lib/hook/useWidth.ts';
import { SortMenu, useOrderTold, ViewSwitch } from './Arrange.tsx';
import { FilterBar, FilterMenu, isQuick } from './FilterBar.tsx';
import * as S from './ListKit.styles.ts';
import { messages } from './messages.ts';
import { isFiltered } from './query.ts';
import type { ListScreenState } from './useListScreen.ts';
import { useTypedSearch } from './useTypedSearch.ts';

const PhoneTools = preloadable(() => import('./PhoneTools.tsx'), { without: () => null }).Part;

interface PartProps<Row extends Entity> {
  screen: ListScreenState<Row>;
}

/** Search, filters, what is shown, order and view: the row over a list. On a phone the search has two buttons beside it, and no row is spent on less. */
export function Toolbar<Row extends Entity>({ screen }: PartProps<Row>) {
  const phone = usePhone();
  const { props } = screen;
  const aside = props.views?.find(({ id }) => id === screen.view)?.aside;
  const shown = aside === undefined ? <Shown screen={screen} /> : aside(screen);
  if (phone) {
    const sorts = aside === undefined;
    return (
      <ListToolbar end={aside && shown}>
        <S.Line>
          <Search screen={screen} />
          <S.Tools $count={Number(props.filters.some((filter) => !isQuick(filter))) + Number(sorts)}>
            <Suspense fallback={null}>
              <PhoneTools screen={screen} sorts={sorts} />
            </Suspense>
          </S.Tools>
        </S.Line>
        <S.Filters>
          <FilterBar screen={screen} />
        </S.Filters>
        {sorts && shown}
      </ListToolbar>
    );
  }
  return (
    <ListToolbar
      end={
        <>
          {shown}
          <S.Arrange>
            {aside === undefined && <SortMenu screen={screen} />}
            {!props.viewsFirst && <ViewSwitch screen={screen} />}
          </S.Arrange>
        </>
      }
    >
      {props.viewsFirst && <ViewSwitch screen={screen} />}
      <Search screen={screen} />
      <S.Filters>
        <FilterBar screen={screen}>
          <FilterMenu screen={screen} />
        </FilterBar>
      </S.Filters>
    </ListToolbar>
  );
}

function Search<Row extends Entity>({ screen: { query, change, props } }: PartProps<Row>) {
  const [text, setText] = useTypedSearch(query.search, (search) => change({ search }));
  const { search } = props.texts;
  return (
    <S.Search $letters={search.length}>
      <SearchField
        label={search}
        placeholder={search}
        value={text}
        maxLength={longestSearch}
        onChange={setText}
      />
    </S.Search>
  );
}

/**
 * How many are shown. On a phone it is seen where the title does not say how many there are: it takes a line. Open menus hide the page around them,
 * and a filter of several stays open: how many it leaves is heard all the same.
 */
function Shown<Row extends Entity>({ screen }: PartProps<Row>) {
  const t = useMessages(messages);
  const order = useOrderTold(screen);
  const { list, query, total, props } = screen;
  const empty = list.items.length === 0;
  const inTitle = total !== null && !props.embedded && props.scope === undefined && !isFiltered(query);
  return (
    <S.Shown $empty={empty} $inTitle={inTitle} data-live-announcer>
      <span>
        {!empty && <ShownOf shown={list.items.length} total={list.count} />}
        {!empty && <VisuallyHidden>{order}</VisuallyHidden>}
        {empty && list.status === 'ready' && <VisuallyHidden>{t.noResultsTitle}</VisuallyHidden>}
      </span>
      {!empty && list.refreshing && <Spinner size={14} />}
    </S.Shown>
  );
}
