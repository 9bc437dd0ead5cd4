import { useAtomValue } from 'jotai';
import { MessageCircle } from 'lucide-react';
import { openConsultationRequestsAtom } from '#atoms/consultation-request/openRequests.ts';
import { consultationCountAtom } from '#atoms/consultation/consultations.ts';
import {
  consultationRowsAtom,
  readConsultationRows,
  type ConsultationRow,
} from '#atoms/consultation/rows.ts';
import type { GridCardProps } from '#components/data/LongMediaGrid/LongMediaGrid.tsx';
import { useContentList } from '#features/kits/list/ContentList/useContentList.ts';
import { CardListScreen } from '#features/kits/list/ListKit/CardListScreen.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { ConsultationCard } from '../ConsultationCard/ConsultationCard.tsx';
import { messages } from './messages.ts';
import { useConsultationColumns } from './useConsultationColumns.tsx';
import { useConsultationFilters } from './useConsultationFilters.tsx';

const copyCode = () => import('#atoms/consultation/loadCopy.ts');

/** The author's consultations, as cards or a table. */
export function ConsultationList() {
  const t = useMessages(messages);
  const content = useContentList('consultation', t, copyCode);
  return (
    <CardListScreen
      {...content}
      id="consultations"
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
      card={(row, card) => <Card row={row} {...card} />}
      read={readConsultationRows}
    />
  );
}

function Card({ row: { id, item, publication }, ...card }: GridCardProps & { row: ConsultationRow }) {
  const open = useAtomValue(openConsultationRequestsAtom);
  const requests = open === null ? null : (open.get(id) ?? 0);
  return <ConsultationCard consultation={item} publication={publication} requests={requests} {...card} />;
}
