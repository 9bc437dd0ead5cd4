import { Presentation } from 'lucide-react';
import { lectureCountAtom } from '#atoms/lecture/lectures.ts';
import { lectureRowsAtom, readLectureRows } from '#atoms/lecture/rows.ts';
import { LectureCard } from '#features/kits/record/LectureCard/LectureCard.tsx';
import { useContentList } from '#features/kits/list/ContentList/useContentList.ts';
import { CardListScreen } from '#features/kits/list/ListKit/CardListScreen.tsx';
import { useMediaColumns } from '#features/kits/list/MediaList/useMediaColumns.tsx';
import { useMediaFilters } from '#features/kits/list/MediaList/useMediaFilters.tsx';
import { useMediaSorts } from '#features/kits/list/MediaList/useMediaSorts.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { messages } from './messages.ts';

const smallIcon = <Presentation size={16} strokeWidth={1.5} aria-hidden />;

const copyCode = () => import('#atoms/lecture/loadCopy.ts');

/** The author's lectures, as cards or a table. */
export function LectureList() {
  const t = useMessages(messages);
  const content = useContentList('lecture', t, copyCode);
  return (
    <CardListScreen
      {...content}
      id="lectures"
      icon={<Presentation size={24} strokeWidth={1.5} color={color.kLecture} aria-hidden />}
      list={lectureRowsAtom}
      count={lectureCountAtom}
      filters={useMediaFilters()}
      sorts={useMediaSorts()}
      columns={useMediaColumns(smallIcon)}
      card={(row, card) => <LectureCard lecture={row.item} publication={row.publication} {...card} />}
      read={readLectureRows}
    />
  );
}
