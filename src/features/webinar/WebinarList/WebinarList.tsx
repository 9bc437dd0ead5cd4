import { Radio } from 'lucide-react';
import styled from 'styled-components';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Tabs } from '#components/layout/Tabs/Tabs.tsx';
import { useContentList } from '#features/kits/list/ContentList/useContentList.ts';
import { ListScreen } from '#features/kits/list/ListKit/ListScreen.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { late } from '#lib/loading/late.ts';
import { color, space } from '#theme/tokens.ts';
import { useCancelling } from '../CancelDialog/useCancelling.tsx';
import { messages } from './messages.ts';
import { useWebinarColumns } from './useWebinarColumns.tsx';
import { useWebinarFilters } from './useWebinarFilters.ts';
import { useWebinarTab } from './useWebinarTabFilters.ts';

const copyCode = () => import('#atoms/webinar/loadCopy.ts');

const lateActions = late(() => import('../AsLecture/asLecture.tsx'));

/** The author's webinars: those ahead, those that are over, and those that were cancelled. */
export function WebinarList() {
  const t = useMessages(messages);
  const { tab, tabs, nothing, ...part } = useWebinarTab();
  const content = useContentList('webinar', t, copyCode);
  const cancelling = useCancelling();
  const icon = <Radio size={24} strokeWidth={1.5} color={color.kWebinar} aria-hidden />;
  return (
    <>
      <ListScreen
        {...part}
        {...content}
        id="webinars"
        icon={icon}
        filters={useWebinarFilters()}
        columns={useWebinarColumns()}
        actions={(row) => [...content.actions(row), ...cancelling.actions(row.item)]}
        lateActions={lateActions}
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
