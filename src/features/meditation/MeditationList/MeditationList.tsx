import { Flower2 } from 'lucide-react';
import { meditationCountAtom } from '#atoms/meditation/meditations.ts';
import { meditationRowsAtom, readMeditationRows, type MeditationRow } from '#atoms/meditation/rows.ts';
import { LectureCard } from '#features/kits/record/LectureCard/LectureCard.tsx';
import { ListScreen } from '#features/kits/list/ListKit/ListScreen.tsx';
import { useMediaSorts } from '#features/kits/list/MediaList/useMediaSorts.ts';
import { usePublicationActions } from '#features/kits/publication/PublicationActions/usePublicationActions.tsx';
import { itemRoute, newRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { messages } from './messages.ts';
import { useMeditationColumns } from './useMeditationColumns.tsx';
import { useMeditationFilters } from './useMeditationFilters.ts';

const nameOf = ({ item }: MeditationRow) => item.name;
const routeOf = ({ id }: MeditationRow) => itemRoute('meditation', id);

/** The author's meditations, as cards or a table. */
export function MeditationList() {
  const t = useMessages(messages);
  const { actions, bulk } = usePublicationActions();
  return (
    <ListScreen
      id="meditations"
      texts={t}
      icon={<Flower2 size={24} strokeWidth={1.5} color={color.kMeditation} aria-hidden />}
      list={meditationRowsAtom}
      count={meditationCountAtom}
      filters={useMeditationFilters()}
      sorts={useMediaSorts()}
      columns={useMeditationColumns()}
      covers
      card={(row, card) => (
        <LectureCard kind="meditation" lecture={row.item} publication={row.publication} {...card} />
      )}
      rowName={nameOf}
      rowHref={routeOf}
      actions={actions}
      bulk={bulk}
      create={{ label: t.create, href: newRoute('meditation') }}
      read={readMeditationRows}
    />
  );
}
