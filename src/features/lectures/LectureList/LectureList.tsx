import { useAtomValue } from 'jotai';
import { Plus, Presentation, RefreshCw, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '#api/api-error.ts';
import type { Lecture } from '#api/lecture/schema.ts';
import type { ListState } from '#atoms/collection.ts';
import { lectureCountAtom, lectureListAtom, lecturePublicationsAtom } from '#atoms/lectures/lectures.ts';
import { MediaGridSkeleton } from '#components/data/MediaGrid/MediaGrid.tsx';
import { MediaTableSkeleton } from '#components/data/MediaTable/MediaTable.tsx';
import { LoadMore } from '#components/data/Pager/Pager.tsx';
import { Block } from '#components/feedback/Block/Block.tsx';
import { PageHeader } from '#components/layout/PageHeader/PageHeader.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { RouterLink } from '#features/widgets/RouterLink/RouterLink.tsx';
import { newLectureRoute } from '#features/widgets/RouterLink/routes.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/numbers.ts';
import { useTitle } from '#lib/useTitle.ts';
import { LectureCards } from './LectureCards.tsx';
import * as S from './LectureList.styles.ts';
import { LectureTable } from './LectureTable.tsx';
import { LectureToolbar, ViewSwitch } from './LectureToolbar.tsx';
import { isFiltered, listParams, noFilters, type LectureQuery, type View } from './listQuery.ts';
import { messages } from './messages.ts';
import { useLectureMenu } from './useLectureMenu.tsx';
import { useLectureQuery } from './useLectureQuery.ts';
import { useScrollMemory } from './useScrollMemory.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };
const allLectures = {};

/** The author's lectures, as cards or a table. All that chooses what is shown stands in the address. */
export function LectureList() {
  const t = useMessages(messages);
  const handle = useLectureQuery();
  const list = useAtomValue(lectureListAtom(listParams(handle.query)));
  const total = useAtomValue(lectureCountAtom(allLectures));
  const firstDay = total === 0 && list.items.length === 0 && !isFiltered(handle.query);
  useTitle(t.title);
  useScrollMemory(list.items.length > 0);

  if (firstDay) return <FirstLecture />;
  return (
    <>
      <PageHeader
        title={t.title}
        count={total === null ? undefined : groupDigits(total)}
        actions={
          <>
            <S.ByTitle>
              <ViewSwitch view={handle.view} onView={handle.changeView} />
            </S.ByTitle>
            <CreateLink variant="secondary" />
          </>
        }
      />
      <LectureToolbar handle={handle} list={list} />
      <Body
        list={list}
        query={handle.query}
        view={handle.view}
        onReset={() => handle.change(noFilters, 'push')}
      />
    </>
  );
}

function CreateLink({ variant }: { variant: 'primary' | 'secondary' }) {
  const t = useMessages(messages);
  return (
    <ButtonLink as={RouterLink} href={newLectureRoute} variant={variant} icon={<Plus {...icon} />}>
      {variant === 'primary' ? t.create : <S.Words>{t.create}</S.Words>}
    </ButtonLink>
  );
}

/** There are no lectures at all: what they are, and the one thing to do. */
function FirstLecture() {
  const t = useMessages(messages);
  return (
    <>
      <PageHeader title={t.title} />
      <S.Alone>
        <Block
          icon={
            <S.KindIcon>
              <Presentation size={24} strokeWidth={1.5} aria-hidden />
            </S.KindIcon>
          }
          title={t.emptyTitle}
          action={<CreateLink variant="primary" />}
        >
          {t.emptyText}
        </Block>
      </S.Alone>
    </>
  );
}

interface BodyProps {
  list: ListState<Lecture>;
  query: LectureQuery;
  view: View;
  onReset: () => void;
}

/** What stands under the toolbar in each state of the list. */
function Body({ list, query, view, onReset }: BodyProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  if (list.status === 'failed') {
    return (
      <S.Alone>
        <Block
          tone="bad"
          title={t.failedTitle}
          action={
            <Button icon={<RefreshCw {...icon} />} onClick={list.retry}>
              {t.retry}
            </Button>
          }
        >
          {list.error && errorText(list.error, language)}
        </Block>
      </S.Alone>
    );
  }
  if (list.items.length > 0) return <Rows list={list} query={query} view={view} />;
  if (list.status === 'loading' || list.refreshing || !isFiltered(query)) {
    return view === 'cards' ? <MediaGridSkeleton /> : <MediaTableSkeleton />;
  }
  return (
    <S.Alone>
      <Block
        icon={<Search size={24} strokeWidth={1.5} aria-hidden />}
        title={t.noResultsTitle}
        action={<Button onClick={onReset}>{t.resetFilters}</Button>}
      >
        <WhatWasAsked query={query} />
      </Block>
    </S.Alone>
  );
}

/** «По запросу „дыхние“ с 2 фильтрами» */
function WhatWasAsked({ query }: { query: LectureQuery }): ReactNode {
  const t = useMessages(messages);
  const search = query.search.trim();
  const filters = [query.statuses.length > 0, query.tags.length > 0, query.withoutCover, query.unused].filter(
    Boolean,
  ).length;
  if (search === '') return t.noResultsOnlyFilters;
  return filters === 0
    ? t.noResultsSearch(search)
    : `${t.noResultsSearch(search)} ${t.noResultsFilters(filters)}`;
}

/** The loaded rows, and what loads more of them when the author comes near. */
function Rows({ list, query, view }: Omit<BodyProps, 'onReset'>) {
  const t = useMessages(messages);
  const publications = useAtomValue(lecturePublicationsAtom(listParams(query)));
  const openMenu = useLectureMenu();
  const View = view === 'cards' ? LectureCards : LectureTable;
  return (
    <div aria-busy={list.refreshing}>
      <View label={t.list} lectures={list.items} publications={publications} onMenu={openMenu} />
      {list.hasMore && (
        <LoadMore
          label={list.moreFailed ? t.retry : t.more}
          busy={list.loadingMore}
          error={list.moreFailed ? t.moreFailed : undefined}
          onMore={list.loadMore}
        />
      )}
    </div>
  );
}
