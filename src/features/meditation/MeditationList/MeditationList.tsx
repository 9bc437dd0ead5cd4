import { Flower2 } from 'lucide-react';
import { meditationCountAtom } from '#atoms/meditation/meditations.ts';
import { meditationRowsAtom, readMeditationRows } from '#atoms/meditation/rows.ts';
import { LectureCard } from '#features/kits/record/LectureCard/LectureCard.tsx';
import { useContentList } from '#features/kits/list/ContentList/useContentList.ts';
import { CardListScreen } from '#features/kits/list/ListKit/CardListScreen.tsx';
import { useMediaSorts } from '#features/kits/list/MediaList/useMediaSorts.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { messages } from './messages.ts';
import { useMeditationColumns } from './useMeditationColumns.tsx';
import { useMeditationFilters } from './useMeditationFilters.ts';

const icon = <Flower2 size={24} strokeWidth={1.5} color={color.kMeditation} aria-hidden />;

const copyCode = () => import('#atoms/meditation/loadCopy.ts');

/** The author's meditations, as cards or a table. */
export function MeditationList() {
  const t = useMessages(messages);
  const content = useContentList('meditation', t, copyCode);
  return (
    <CardListScreen
      {...content}
      id="meditations"
      icon={icon}
      list={meditationRowsAtom}
      count={meditationCountAtom}
      filters={useMeditationFilters()}
      sorts={useMediaSorts()}
      columns={useMeditationColumns()}
      card={(row, card) => (
        <LectureCard kind="meditation" lecture={row.item} publication={row.publication} {...card} />
      )}
      read={readMeditationRows}
    />
  );
}
