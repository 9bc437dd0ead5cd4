import { Radio } from 'lucide-react';
import styled from 'styled-components';
import type { WebinarRow } from '#atoms/webinar/rows.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Tabs } from '#components/layout/Tabs/Tabs.tsx';
import { ListScreen } from '#features/kits/list/ListKit/ListScreen.tsx';
import { usePublicationActions } from '#features/kits/publication/PublicationActions/usePublicationActions.tsx';
import { itemRoute, newRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, space } from '#theme/tokens.ts';
import { useCancelling } from '../CancelDialog/useCancelling.tsx';
import { messages } from './messages.ts';
import { useWebinarColumns } from './useWebinarColumns.tsx';
import { useWebinarFilters } from './useWebinarFilters.ts';
import { useWebinarTab } from './useWebinarTabFilters.ts';

const nameOf = ({ item }: WebinarRow) => item.name;
const routeOf = ({ id }: WebinarRow) => itemRoute('webinar', id);

/** The author's webinars: those ahead, those that are over, and those that were cancelled. */
export function WebinarList() {
  const t = useMessages(messages);
  const { tab, tabs, nothing, ...part } = useWebinarTab();
  const { actions, bulk } = usePublicationActions();
  const cancelling = useCancelling();
  const icon = <Radio size={24} strokeWidth={1.5} color={color.kWebinar} aria-hidden />;
  return (
    <>
      <ListScreen
        {...part}
        id="webinars"
        texts={t}
        icon={icon}
        filters={useWebinarFilters()}
        columns={useWebinarColumns()}
        covers
        rowName={nameOf}
        rowHref={routeOf}
        actions={(row) => [...actions(row), ...cancelling.actions(row.item)]}
        bulk={bulk}
        create={{ label: t.create, href: newRoute('webinar') }}
        above={() => <Parts label={t.tabs} value={tab} items={tabs} linkAs={RouterLink} />}
        nothing={
          <Block icon={icon} title={nothing.title}>
            {nothing.text}
          </Block>
        }
      />
      {cancelling.dialog}
    </>
  );
}

const Parts = styled(Tabs)`
  margin-bottom: ${space[4]};
`;
