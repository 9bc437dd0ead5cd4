import { Flag } from 'lucide-react';
import { marathonCountAtom } from '#atoms/marathon/marathons.ts';
import { marathonRowsAtom, readMarathonRows } from '#atoms/marathon/rows.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import type { ListSort } from '#features/kits/list/ListKit/listFilter.ts';
import { useContentList } from '#features/kits/list/ContentList/useContentList.ts';
import { CardListScreen } from '#features/kits/list/ListKit/CardListScreen.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { runOf } from '../marathonDays.ts';
import { ProgramCard } from '#features/kits/program/ProgramCard/ProgramCard.tsx';
import { messages } from './messages.ts';
import { useMarathonColumns } from './useMarathonColumns.tsx';
import { useMarathonFilters } from './useMarathonFilters.tsx';

const icon = <Flag size={24} strokeWidth={1.5} color={color.kMarathon} aria-hidden />;

const copyCode = () => import('#atoms/marathon/loadCopy.ts');

/** The author's marathons, as cards or a table. */
export function MarathonList() {
  const t = useMessages(messages);
  const language = useLanguage();
  const content = useContentList('marathon', t, copyCode);
  const sorts: ListSort[] = [
    { id: 'start', label: t.sortStart, by: '-startsAt' },
    { id: 'soon', label: t.sortSoon, by: 'startsAt' },
    { id: 'changed', label: t.sortChanged, by: '-updatedAt' },
    { id: 'name', label: t.sortName, by: 'name' },
  ];
  return (
    <CardListScreen
      {...content}
      id="marathons"
      icon={icon}
      list={marathonRowsAtom}
      count={marathonCountAtom}
      filters={useMarathonFilters()}
      sorts={sorts}
      columns={useMarathonColumns()}
      card={(row, card) => (
        <ProgramCard
          {...card}
          program={row.item}
          href={content.rowHref(row)}
          icon={icon}
          status={<StatusOf kind="marathon" status={row.item.status} size="small" />}
          note={runOf(row.item, language)}
        />
      )}
      read={readMarathonRows}
    />
  );
}
