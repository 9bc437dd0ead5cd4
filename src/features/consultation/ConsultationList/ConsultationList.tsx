import { useAtomValue } from 'jotai';
import { MessageCircle } from 'lucide-react';
import { openConsultationRequestsAtom } from '#atoms/consultation/calendar.ts';
import { consultationCountAtom } from '#atoms/consultation/consultations.ts';
import {
  consultationRowsAtom,
  readConsultationRows,
  type ConsultationRow,
} from '#atoms/consultation/rows.ts';
import type { GridCardProps } from '#components/data/LongMediaGrid/LongMediaGrid.tsx';
import { ListScreen } from '#features/kits/list/ListKit/ListScreen.tsx';
import { usePublicationActions } from '#features/kits/publication/PublicationActions/usePublicationActions.tsx';
import { itemRoute, newRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { ConsultationCard } from '../ConsultationCard/ConsultationCard.tsx';
import { messages } from './messages.ts';
import { useConsultationColumns } from './useConsultationColumns.tsx';
import { useConsultationFilters } from './useConsultationFilters.tsx';

const nameOf = ({ item }: ConsultationRow) => item.name;
const routeOf = ({ id }: ConsultationRow) => itemRoute('consultation', id);

/** The author's consultations, as cards or a table. */
export function ConsultationList() {
  const t = useMessages(messages);
  const { actions, bulk } = usePublicationActions();
  return (
    <ListScreen
      id="consultations"
      texts={t}
      icon={<MessageCircle size={24} strokeWidth={1.5} color={color.kConsult} aria-hidden />}
      list={consultationRowsAtom}
      count={consultationCountAtom}
      filters={useConsultationFilters()}
      sorts={[
        { id: 'new', label: t.sortNew, by: '-createdAt' },
        { id: 'changed', label: t.sortChanged, by: '-updatedAt' },
        { id: 'name', label: t.sortName, by: 'name' },
        { id: 'price', label: t.sortPrice, by: '-costKopecks' },
      ]}
      columns={useConsultationColumns()}
      covers
      card={(row, card) => <Card row={row} {...card} />}
      rowName={nameOf}
      rowHref={routeOf}
      actions={actions}
      bulk={bulk}
      create={{ label: t.create, href: newRoute('consultation') }}
      read={readConsultationRows}
    />
  );
}

function Card({ row: { id, item, publication }, ...card }: GridCardProps & { row: ConsultationRow }) {
  const open = useAtomValue(openConsultationRequestsAtom);
  const requests = open === null ? null : (open.get(id) ?? 0);
  return <ConsultationCard consultation={item} publication={publication} requests={requests} {...card} />;
}
