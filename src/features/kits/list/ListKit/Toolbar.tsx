import type { Entity } from '#atoms/pages.ts';
import { ShownOf } from '#components/data/Pager/Pager.tsx';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { SearchField } from '#components/forms/SearchField/SearchField.tsx';
import { ListToolbar } from '#components/layout/ListToolbar/ListToolbar.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { longestSearch } from '#domain/lists.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { usePhone } from '#lib/hook/useWidth.ts';
import { SortMenu, ViewSwitch } from './Arrange.tsx';
import { FilterBar } from './FilterBar.tsx';
import * as S from './ListKit.styles.ts';
import { messages } from './messages.ts';
import type { ListScreenState } from './useListScreen.ts';
import { useTypedSearch } from './useTypedSearch.ts';

/** Search, filters, what is shown, order and view: the row over a list. */
export function Toolbar<Row extends Entity>({ screen }: { screen: ListScreenState<Row> }) {
  const t = useMessages(messages);
  const phone = usePhone();
  const { list, query, change, props } = screen;
  const [text, setText] = useTypedSearch(query.search, (search) => change({ search }));
  const empty = list.items.length === 0;
  const aside = props.views?.find(({ id }) => id === screen.view)?.aside;
  return (
    <ListToolbar
      end={
        <>
          {aside?.(screen) ?? (
            // Open menus hide the page around them, and a filter of several stays open: how many it leaves is heard all the same.
            <S.Shown $empty={empty} data-live-announcer>
              {!empty && <ShownOf shown={list.items.length} total={list.count} />}
              {!empty && list.refreshing && <Spinner size={14} />}
              {empty && list.status === 'ready' && <VisuallyHidden>{t.noResultsTitle}</VisuallyHidden>}
            </S.Shown>
          )}
          <S.Arrange>
            {aside === undefined && <SortMenu screen={screen} />}
            {!phone && !props.viewsFirst && <ViewSwitch screen={screen} />}
          </S.Arrange>
        </>
      }
    >
      {!phone && props.viewsFirst && <ViewSwitch screen={screen} />}
      <S.Search $letters={props.texts.search.length}>
        <SearchField
          label={props.texts.search}
          placeholder={props.texts.search}
          value={text}
          maxLength={longestSearch}
          onChange={setText}
        />
      </S.Search>
      <S.Filters>
        <FilterBar screen={screen} />
      </S.Filters>
    </ListToolbar>
  );
}
