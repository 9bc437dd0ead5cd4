import { useAtomValue } from 'jotai';
import { FileQuestion, Mail } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '#api/api-error.ts';
import type { Purchase } from '#domain/purchase/schema.ts';
import { purchaseAtom } from '#atoms/purchase/purchases.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { DetailsPanel } from '#components/layout/DetailsPanel/DetailsPanel.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { composeRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { PurchaseDetails } from './PurchaseDetails.tsx';
import * as S from './PurchasePanel.styles.ts';

export interface PurchasePanelProps {
  /** The loaded rows, through which the panel steps. */
  rows: readonly Purchase[];
}

/** The purchase that the address names, beside the list: `?purchase=…`. */
export function PurchasePanel({ rows }: PurchasePanelProps) {
  const [address, setAddress] = useSearchParams();
  const id = address.get('purchase');
  if (id === null) return null;
  const open = (next: string | null) =>
    setAddress(
      (present) => {
        const changed = new URLSearchParams(present);
        if (next === null) changed.delete('purchase');
        else changed.set('purchase', next);
        return changed;
      },
      { replace: true },
    );
  return <Opened id={id} rows={rows} onOpen={open} />;
}

interface OpenedProps extends PurchasePanelProps {
  id: string;
  onOpen: (id: string | null) => void;
}

function Opened({ id, rows, onOpen }: OpenedProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { item, status, error, retry } = useAtomValue(purchaseAtom(id));
  const at = rows.findIndex((row) => row.id === id);
  const step = (by: number) => {
    const next = at < 0 ? undefined : rows[at + by];
    return next && (() => onOpen(next.id));
  };
  return (
    <DetailsPanel
      open
      onClose={() => onOpen(null)}
      label={item === null ? t.loading : t.label(item.number)}
      title={
        item !== null && (
          <>
            <StatusOf kind="purchase" status={item.status} />
            <S.Number>{t.number(item.number)}</S.Number>
          </>
        )
      }
      onPrevious={step(-1)}
      onNext={step(1)}
      busy={status === 'loading'}
      footer={
        item !== null && (
          <ButtonLink
            as={RouterLink}
            href={composeRoute(`client:${item.client.id}`)}
            size="large"
            icon={<Mail size={16} strokeWidth={1.5} aria-hidden />}
          >
            {t.write}
          </ButtonLink>
        )
      }
    >
      {item !== null && <PurchaseDetails key={id} purchase={item} />}
      {status === 'notFound' && (
        <Block
          icon={<FileQuestion size={24} strokeWidth={1.5} aria-hidden />}
          title={t.notFoundTitle}
          action={<Button onClick={() => onOpen(null)}>{t.toList}</Button>}
        >
          {t.notFoundText}
        </Block>
      )}
      {status === 'failed' && (
        <Block tone="bad" title={t.failedTitle} action={<Button onClick={retry}>{t.retry}</Button>}>
          {error && errorText(error, language)}
        </Block>
      )}
    </DetailsPanel>
  );
}
