import { Flag } from 'lucide-react';
import { marathonCountAtom } from '#atoms/marathon/marathons.ts';
import { marathonRowsAtom, readMarathonRows, type MarathonRow } from '#atoms/marathon/rows.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import type { ListSort } from '#features/kits/list/ListKit/listFilter.ts';
import { ListScreen } from '#features/kits/list/ListKit/ListScreen.tsx';
import { usePublicationActions } from '#features/kits/publication/PublicationActions/usePublicationActions.tsx';
import { itemRoute, newRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { runOf } from '../marathonDays.ts';
import { ProgramCard } from '#features/kits/program/ProgramCard/ProgramCard.tsx';
import { messages } from './messages.ts';
import { useMarathonColumns } from './useMarathonColumns.tsx';
import { useMarathonFilters } from './useMarathonFilters.tsx';

const nameOf = ({ item }: MarathonRow) => item.name;
const routeOf = ({ id }: MarathonRow) => itemRoute('marathon', id);
const icon = <Flag size={24} strokeWidth={1.5} color={color.kMarathon} aria-hidden />;

/** The author's marathons, as cards or a table. */
export function MarathonList() {
  const t = useMessages(messages);
  const language = useLanguage();
  const { actions, bulk } = usePublicationActions();
  const sorts: ListSort[] = [
    { id: 'start', label: t.sortStart, by: '-startsAt' },
    { id: 'soon', label: t.sortSoon, by: 'startsAt' },
    { id: 'changed', label: t.sortChanged, by: '-updatedAt' },
    { id: 'name', label: t.sortName, by: 'name' },
  ];
  return (
    <ListScreen
      id="marathons"
      texts={t}
      icon={icon}
      list={marathonRowsAtom}
      count={marathonCountAtom}
      filters={useMarathonFilters()}
      sorts={sorts}
      columns={useMarathonColumns()}
      covers
      card={(row, card) => (
        <ProgramCard
          {...card}
          program={row.item}
          href={routeOf(row)}
          icon={icon}
          status={<StatusOf kind="marathon" status={row.item.status} size="small" />}
          note={runOf(row.item, language)}
        />
      )}
      rowName={nameOf}
      rowHref={routeOf}
      actions={actions}
      bulk={bulk}
      create={{ label: t.create, href: newRoute('marathon') }}
      read={readMarathonRows}
    />
  );
}
