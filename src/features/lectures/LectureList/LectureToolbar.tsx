import { useAtomValue } from 'jotai';
import { ChevronDown, LayoutGrid, List, Plus } from 'lucide-react';
import { publicationStatuses } from '#api/publication/rules.ts';
import type { ListState } from '#atoms/collection.ts';
import { lectureCountAtom } from '#atoms/lectures/lectures.ts';
import { tagsAtom } from '#atoms/tags/tags.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import type { MenuCommand, MenuItem } from '#components/data/Menu/items.ts';
import { ShownOf } from '#components/data/Pager/Pager.tsx';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { SearchField } from '#components/forms/SearchField/SearchField.tsx';
import { ListToolbar } from '#components/layout/ListToolbar/ListToolbar.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Chip } from '#components/primitives/Chip/Chip.tsx';
import { SegmentedControl } from '#components/primitives/SegmentedControl/SegmentedControl.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { stateLook } from '#features/widgets/LectureStatus/lectureStatus.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './LectureList.styles.ts';
import { isFiltered, noFilters, sorts, type LectureQuery, type SortName, type View } from './listQuery.ts';
import { messages } from './messages.ts';
import type { LectureQueryHandle } from './useLectureQuery.ts';
import { useTypedSearch } from './useTypedSearch.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** States that the list is filtered by, in the order of a lecture's life. */
const states = ['notReady', 'ready', ...publicationStatuses];

const toggled = (values: string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

export interface LectureToolbarProps {
  handle: LectureQueryHandle;
  list: Pick<ListState<unknown>, 'status' | 'items' | 'count' | 'refreshing'>;
}

/** Search, filters, what is shown, order and view: the row over the list of lectures. */
export function LectureToolbar({ handle, list }: LectureToolbarProps) {
  const t = useMessages(messages);
  const { query, view, change, changeView } = handle;
  const [text, setText] = useTypedSearch(query.search, (search) => change({ search }));
  const empty = list.items.length === 0;
  return (
    <ListToolbar
      end={
        <>
          <S.Shown $empty={empty}>
            {!empty && <ShownOf shown={list.items.length} total={list.count} />}
            {!empty && list.refreshing && <Spinner size={14} />}
            {empty && list.status === 'ready' && <VisuallyHidden>{t.noResultsTitle}</VisuallyHidden>}
          </S.Shown>
          <S.Arrange>
            <SortMenu sort={query.sort} onSort={(sort) => change({ sort })} />
            <S.InToolbar>
              <ViewSwitch view={view} onView={changeView} />
            </S.InToolbar>
          </S.Arrange>
        </>
      }
    >
      <S.Search>
        <SearchField label={t.search} placeholder={t.search} value={text} onChange={setText} />
      </S.Search>
      <S.Filters>
        <Filters query={query} change={(patch) => change(patch, 'push')} />
      </S.Filters>
    </ListToolbar>
  );
}

/** Cards or a table. */
export function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const t = useMessages(messages);
  return (
    <SegmentedControl
      label={t.view}
      value={view}
      onChange={onView}
      options={[
        { value: 'cards', label: t.viewCards, icon: <LayoutGrid {...icon} />, iconOnly: true },
        { value: 'table', label: t.viewTable, icon: <List {...icon} />, iconOnly: true },
      ]}
    />
  );
}

const countable = {
  withoutCover: { filter: { hasCover: false } },
  unused: { filter: { isUsed: false } },
};

/** Two quick filters, the chosen ones, and the menu that adds more. */
function Filters({ query, change }: { query: LectureQuery; change: (patch: Partial<LectureQuery>) => void }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const tags = useAtomValue(tagsAtom).item ?? [];
  const bare = useAtomValue(lectureCountAtom(countable.withoutCover));
  const unused = useAtomValue(lectureCountAtom(countable.unused));
  const stateName = (state: string) => stateLook(state, language).label;
  const tagName = (id: string) => tags.find((tag) => tag.id === id)?.name ?? t.unknownTag;

  const menu: MenuItem[] = [
    {
      id: 'status',
      label: t.status,
      items: states.map((state) => ({
        id: state,
        label: stateName(state),
        icon: <Glyph name={stateLook(state, language).glyph} />,
        choice: 'many',
        checked: query.statuses.includes(state),
        onSelect: () => change({ statuses: toggled(query.statuses, state) }),
      })),
    },
    {
      id: 'tag',
      label: t.tag,
      disabled: tags.length === 0,
      items: tags.map((tag) => ({
        id: tag.id,
        label: tag.name,
        choice: 'many',
        checked: query.tags.includes(tag.id),
        onSelect: () => change({ tags: toggled(query.tags, tag.id) }),
      })),
    },
  ];

  return (
    <>
      <Chip
        pressed={query.withoutCover}
        count={bare ?? undefined}
        onClick={() => change({ withoutCover: !query.withoutCover })}
      >
        {t.withoutCover}
      </Chip>
      <Chip
        pressed={query.unused}
        count={unused ?? undefined}
        onClick={() => change({ unused: !query.unused })}
      >
        {t.unused}
      </Chip>
      {query.statuses.length > 0 && (
        <Chip
          value={query.statuses.map(stateName).join(', ')}
          onRemove={() => change({ statuses: [] })}
          removeLabel={t.removeStatus}
        >
          {t.status}
        </Chip>
      )}
      {query.tags.length > 0 && (
        <Chip
          value={query.tags.map(tagName).join(', ')}
          onRemove={() => change({ tags: [] })}
          removeLabel={t.removeTag}
        >
          {t.tag}
        </Chip>
      )}
      <Menu
        label={t.addFilter}
        items={menu}
        renderTrigger={(trigger) => (
          <Chip {...trigger} dashed icon={<Plus {...icon} />}>
            {t.addFilter}
          </Chip>
        )}
      />
      {isFiltered(query) && (
        <Button variant="quiet" onClick={() => change(noFilters)}>
          {t.reset}
        </Button>
      )}
    </>
  );
}

function SortMenu({ sort, onSort }: { sort: SortName; onSort: (sort: SortName) => void }) {
  const t = useMessages(messages);
  const names: Record<SortName, string> = {
    new: t.sortNew,
    changed: t.sortChanged,
    name: t.sortName,
    longest: t.sortLongest,
  };
  const items = (Object.keys(sorts) as SortName[]).map((name): MenuCommand => ({
    id: name,
    label: names[name],
    choice: 'one',
    checked: name === sort,
    onSelect: () => onSort(name),
  }));
  return (
    <Menu
      label={t.sort}
      items={items}
      align="end"
      renderTrigger={(trigger) => (
        <Button {...trigger} variant="quiet" aria-label={`${t.sort}: ${names[sort]}`}>
          {names[sort]}
          <ChevronDown {...icon} />
        </Button>
      )}
    />
  );
}
