import { Layers } from 'lucide-react';
import { newKey } from '#atoms/editor/newKey.ts';
import type { RowWithSales } from '#atoms/publication/rowsWithSales.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { ListScreen } from '#features/kits/list/ListKit/ListScreen.tsx';
import { usePublicationActions } from '#features/kits/publication/PublicationActions/usePublicationActions.tsx';
import { publicationsRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { besideList } from '#features/kits/record/RecordPanel/besideList.tsx';
import { useBeside } from '#features/kits/record/RecordPanel/useBeside.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { useBulkPrice } from '../BulkPrice/useBulkPrice.tsx';
import { boardView } from '../PublicationBoard/boardView.tsx';
import { messages } from './messages.ts';
import { usePublicationColumns } from './usePublicationColumns.tsx';
import { usePublicationFilters, usePublicationSorts } from './usePublicationFilters.tsx';
import { Recount, StatusTabs, useStatusTab } from './useStatusTabFilters.tsx';

const PublicationPanel = besideList('open', async () => ({
  default: (await import('../PublicationPanel/PublicationPanel.tsx')).PublicationPanel,
}));

const icon = <Layers size={24} strokeWidth={1.5} color={color.ink3} aria-hidden />;
const nameOf = ({ publication }: RowWithSales) => publication.title;

/** What the author sells, by the state of its way to the catalogue, with one publication open beside the list. */
export function PublicationList() {
  const t = useMessages(messages);
  const beside = useBeside(publicationsRoute, 'open');
  const { tab, tabs, nothing, openStatus, ...part } = useStatusTab();
  const { actions, bulk } = usePublicationActions();
  const price = useBulkPrice();
  const [publish, ...otherBulk] = bulk;
  return (
    <>
      <ListScreen
        {...part}
        id="publications"
        texts={t}
        icon={icon}
        filters={usePublicationFilters()}
        sorts={usePublicationSorts()}
        columns={usePublicationColumns()}
        covers
        views={[boardView(t.board, openStatus)]}
        rowName={nameOf}
        {...beside}
        actions={actions}
        bulk={[...(publish ? [publish] : []), price.action, ...otherBulk]}
        create={{ label: t.create, href: beside.rowHref({ id: newKey }) }}
        above={({ view, list }) => (
          <>
            {view !== 'board' && (
              <StatusTabs label={t.tabs} value={tab} items={tabs} waits={list.status === 'loading'} />
            )}
            <Recount rows={list.items} />
            <PublicationPanel rows={view === 'board' ? [] : list.items} />
          </>
        )}
        nothing={
          <Block icon={icon} title={nothing}>
            {t.nothingText}
          </Block>
        }
      />
      {price.dialog}
    </>
  );
}
