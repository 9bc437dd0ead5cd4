import { CircleHelp, ListOrdered } from 'lucide-react';
import { listQa } from '#api/qa/requests.ts';
import type { QaEntry } from '#domain/qa/schema.ts';
import { qaCountAtom, qaListAtom } from '#atoms/qa/qa.ts';
import { newKey } from '#atoms/editor/newKey.ts';
import type { ListSort } from '#features/kits/list/ListKit/listFilter.ts';
import { ListScreen } from '#features/kits/list/ListKit/ListScreen.tsx';
import { besideList } from '#features/kits/record/RecordPanel/besideList.tsx';
import { useBeside } from '#features/kits/record/RecordPanel/useBeside.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { QaOrder } from '../QaOrder/QaOrder.tsx';
import { messages } from './messages.ts';
import { useQaColumns } from './useQaColumns.tsx';
import { useQaFilters } from './useQaFilters.tsx';

const QaPanel = besideList('open', async () => ({
  default: (await import('../QaPanel/QaPanel.tsx')).QaPanel,
}));

const nameOf = ({ question }: QaEntry) => question;

/** What clients ask, those without an answer first, with the editor of one beside the list. */
export function QaList() {
  const t = useMessages(messages);
  const sorts: ListSort[] = [
    { id: 'queue', label: t.sortQueue, by: 'queue' },
    { id: 'order', label: t.sortOrder, by: 'orderNumber' },
    { id: 'new', label: t.sortNew, by: '-createdAt' },
  ];
  const beside = useBeside('/qa', 'open');
  return (
    <ListScreen
      id="qa"
      texts={t}
      icon={<CircleHelp size={24} strokeWidth={1.5} aria-hidden />}
      list={qaListAtom}
      count={qaCountAtom}
      filters={useQaFilters()}
      sorts={sorts}
      columns={useQaColumns()}
      views={[
        {
          id: 'order',
          label: t.order,
          icon: <ListOrdered size={16} strokeWidth={1.5} aria-hidden />,
          render: ({ list }) => <QaOrder entries={list.items} hrefOf={beside.rowHref} />,
        },
      ]}
      rowName={nameOf}
      {...beside}
      create={{ label: t.create, href: beside.rowHref({ id: newKey }) }}
      read={listQa}
      above={({ list }) => <QaPanel rows={list.items} />}
    />
  );
}
