import { Users } from 'lucide-react';
import { Navigate, useParams } from 'react-router-dom';
import { Block } from '#components/feedback/Block/Block.tsx';
import { ListScreen } from '#features/kits/list/ListKit/ListScreen.tsx';
import { clientRoute, listRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { besideList } from '#features/kits/record/RecordPanel/besideList.tsx';
import { useBeside } from '#features/kits/record/RecordPanel/useBeside.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { Segments } from '../Segments/Segments.tsx';
import { useClientActions } from '../ClientPanel/useClientActions.tsx';
import { useSegment } from '../useSegment.ts';
import { messages } from './messages.ts';
import { useAudienceColumns } from './useAudienceColumns.tsx';
import { useAudienceFilters } from './useAudienceFilters.tsx';

const ClientPanel = besideList('client', async () => ({
  default: (await import('../ClientPanel/ClientPanel.tsx')).ClientPanel,
}));

/** Everyone who has bought anything, by segment, with the open client beside the list. */
export function AudienceList() {
  const t = useMessages(messages);
  const { id } = useParams();
  const { segment, hint, tabs, list, count, read } = useSegment();
  const large = <Users size={24} strokeWidth={1.5} color={color.ink3} aria-hidden />;
  const parts = {
    filters: useAudienceFilters(),
    columns: useAudienceColumns(),
    actions: useClientActions(),
  };
  const beside = useBeside(listRoute('client'), 'client');
  // The page of a client is the list with the client beside it.
  if (id !== undefined) return <Navigate replace to={clientRoute(id)} />;
  return (
    <ListScreen
      {...parts}
      id="audience"
      texts={t}
      icon={large}
      list={list}
      count={count}
      read={read}
      sorts={[
        { id: 'active', label: t.sortActive, by: '-lastActivityAt' },
        { id: 'new', label: t.sortNew, by: '-firstPurchaseAt' },
        { id: 'spent', label: t.sortSpent, by: '-totalKopecks' },
        { id: 'count', label: t.sortCount, by: '-purchasesCount' },
        { id: 'name', label: t.sortName, by: 'name' },
      ]}
      rowName={({ name }) => name}
      {...beside}
      above={(slot) => (
        <>
          <Segments segment={segment} hint={hint} tabs={tabs} />
          <ClientPanel rows={slot.list.items} />
        </>
      )}
      nothing={
        <Block icon={large} title={t.noSegment}>
          {t.noSegmentText}
        </Block>
      }
      pageSize={100}
    />
  );
}
