import { ReceiptText } from 'lucide-react';
import { listPurchases } from '#api/purchase/requests.ts';
import { purchaseCountAtom, purchaseListAtom } from '#atoms/purchase/purchases.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { ListScreen } from '#features/kits/list/ListKit/ListScreen.tsx';
import { asksForAll } from '#features/kits/list/ListKit/query.ts';
import { purchasesRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { besideList } from '#features/kits/record/RecordPanel/besideList.tsx';
import { useBeside } from '#features/kits/record/RecordPanel/useBeside.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { usePhone } from '#lib/hook/useWidth.ts';
import { color } from '#theme/tokens.ts';
import { Overview } from '../Overview/Overview.tsx';
import { purchaseName } from '../names.ts';
import { PeriodSwitch } from '../PeriodSwitch/PeriodSwitch.tsx';
import { useShown } from '../shown.ts';
import { messages } from './messages.ts';
import { usePurchaseColumns } from './usePurchaseColumns.tsx';
import { usePurchaseFilters } from './usePurchaseFilters.tsx';

const PurchasePanel = besideList('purchase', async () => ({
  default: (await import('../PurchasePanel/PurchasePanel.tsx')).PurchasePanel,
}));

/** What clients have bought in a period: what it came to, over time and row by row, with the open purchase beside it. */
export function PurchaseList() {
  const t = useMessages(messages);
  const phone = usePhone();
  const shown = useShown();
  const { moments, show } = shown;
  /** The same within the period. */
  const within = <R extends { filter?: Record<string, unknown> }>(request: R): R => ({
    ...request,
    filter: { ...request.filter, ...moments },
  });
  const icon = <ReceiptText size={24} strokeWidth={1.5} color={color.ink3} aria-hidden />;
  return (
    <ListScreen
      id="purchases"
      texts={t}
      icon={icon}
      list={(params) => purchaseListAtom(within(params))}
      // Filters and search aside it is asked how many there ever were.
      count={(params) => purchaseCountAtom(asksForAll(params) ? params : within(params))}
      filters={usePurchaseFilters()}
      sorts={[
        { id: 'new', label: t.sortNew, by: '-createdAt' },
        { id: 'old', label: t.sortOld, by: 'createdAt' },
        { id: 'largest', label: t.sortLargest, by: '-amountKopecks' },
      ]}
      columns={usePurchaseColumns()}
      covers
      rowName={purchaseName}
      {...useBeside(purchasesRoute, 'purchase')}
      read={(request, signal) => listPurchases(within(request ?? {}), signal)}
      scope={() => !phone && <PeriodSwitch {...shown} />}
      above={(slot) => (
        <>
          <Overview slot={slot} shown={shown} />
          <PurchasePanel rows={slot.list.items} />
        </>
      )}
      nothing={
        <Block icon={icon} title={t.quietTitle}>
          {t.quietText}
        </Block>
      }
      wider={shown.period !== 'all' && <Button onClick={() => show('all')}>{t.allTime}</Button>}
      pageSize={100}
    />
  );
}
