import { useAtomValue } from 'jotai';
import { Mail } from 'lucide-react';
import type { Purchase } from '#domain/purchase/schema.ts';
import { purchaseAtom } from '#atoms/purchase/purchases.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { composeRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { RecordPanel } from '#features/kits/record/RecordPanel/RecordPanel.tsx';
import { useOpened, type Opened } from '#features/kits/record/RecordPanel/useOpened.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { PurchaseDetails } from './PurchaseDetails.tsx';
import * as S from './PurchasePanel.styles.ts';

interface PurchasePanelProps {
  /** The loaded rows, through which the panel steps. */
  rows: readonly Purchase[];
}

/** The purchase that the address names, beside the list: `?purchase=…`. */
export function PurchasePanel({ rows }: PurchasePanelProps) {
  const opened = useOpened('purchase');
  return opened && <OpenedPurchase opened={opened} rows={rows} />;
}

function OpenedPurchase({ opened, rows }: PurchasePanelProps & { opened: Opened }) {
  const t = useMessages(messages);
  const state = useAtomValue(purchaseAtom(opened.id));
  const { item } = state;
  const title = item !== null && (
    <>
      <StatusOf kind="purchase" status={item.status} />
      <S.Number>{t.number(item.number)}</S.Number>
    </>
  );
  const footer = item !== null && (
    <ButtonLink
      as={RouterLink}
      href={composeRoute(`client:${item.client.id}`)}
      size="large"
      icon={<Mail size={16} strokeWidth={1.5} aria-hidden />}
    >
      {t.write}
    </ButtonLink>
  );
  return (
    <RecordPanel
      {...{ opened, rows, state, title, footer }}
      texts={t}
      label={item && t.label(item.number)}
      back
    >
      {item !== null && <PurchaseDetails key={opened.id} purchase={item} />}
    </RecordPanel>
  );
}
