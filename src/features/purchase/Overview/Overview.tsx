import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Purchase } from '#domain/purchase/schema.ts';
import { purchaseTotalsAtom } from '#atoms/purchase/purchases.ts';
import type { ListSlot } from '#features/kits/list/ListKit/types.ts';
import { wallTime } from '#lib/time/moments.ts';
import { Figures } from '../Figures/Figures.tsx';
import { IncomeChart } from '../IncomeChart/IncomeChart.tsx';
import { usePhone } from '#lib/hook/useWidth.ts';
import { space } from '#theme/tokens.ts';
import { PeriodSwitch } from '../PeriodSwitch/PeriodSwitch.tsx';
import type { Shown } from '../shown.ts';

interface OverviewProps {
  /** The list that it stands over. */
  slot: Pick<ListSlot<Purchase>, 'params' | 'list'>;
  shown: Shown;
}

/** What all purchases that match came to, loaded or not. It is not there when they cannot be read: the list tells why. */
export function Overview({ slot: { params, list }, shown }: OverviewProps) {
  const [address] = useSearchParams();
  const { search, filter } = params;
  const request = { ...(search !== undefined && { search }), ...(filter !== undefined && { filter }) };
  const totals = useAtomValue(purchaseTotalsAtom({ ...params, filter: { ...filter, ...shown.moments } }));
  // Under the title there is room for it on a phone.
  const period = usePhone() && (
    <Period>
      <PeriodSwitch {...shown} />
    </Period>
  );
  if (list.status === 'failed' || (list.status === 'ready' && totals === null)) return period;
  const open = list.items.find(({ id }) => id === address.get('purchase'));
  return (
    <>
      {period}
      <Figures totals={totals} refreshing={list.refreshing} request={request} shown={shown} />
      <IncomeChart
        request={request}
        shown={shown}
        count={list.status === 'ready' ? list.count : null}
        waits={list.status === 'loading'}
        selected={open?.createdAt === undefined ? undefined : wallTime(open.createdAt, shown.timeZone).day}
      />
    </>
  );
}

const Period = styled.div`
  margin-bottom: ${space[4]};
`;
