import { useAtomValue } from 'jotai';
import { Megaphone, UserX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '#api/api-error.ts';
import type { Client } from '#domain/audience/schema.ts';
import { clientAtom } from '#atoms/audience/audience.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { DetailsPanel } from '#components/layout/DetailsPanel/DetailsPanel.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { composeRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { segmentName } from '../names.ts';
import { ClientDetails } from './ClientDetails.tsx';
import { messages } from './messages.ts';

export interface ClientPanelProps {
  /** The loaded rows, through which the panel steps. */
  rows: readonly Client[];
}

/** The client that the address names, beside the list: `?client=…`. */
export function ClientPanel({ rows }: ClientPanelProps) {
  const [address, setAddress] = useSearchParams();
  const id = address.get('client');
  if (id === null) return null;
  const open = (next: string | null) =>
    setAddress(
      (present) => {
        const changed = new URLSearchParams(present);
        if (next === null) changed.delete('client');
        else changed.set('client', next);
        return changed;
      },
      { replace: true },
    );
  return <Opened id={id} rows={rows} onOpen={open} />;
}

interface OpenedProps extends ClientPanelProps {
  id: string;
  onOpen: (id: string | null) => void;
}

function Opened({ id, rows, onOpen }: OpenedProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { item, status, error, retry } = useAtomValue(clientAtom(id));
  const at = rows.findIndex((row) => row.id === id);
  const step = (by: number) => {
    const next = at < 0 ? undefined : rows[at + by];
    return next && (() => onOpen(next.id));
  };
  return (
    <DetailsPanel
      open
      onClose={() => onOpen(null)}
      label={item === null ? t.loading : t.label(item.name)}
      title={item?.segment && segmentName(item.segment, language)}
      onPrevious={step(-1)}
      onNext={step(1)}
      busy={status === 'loading'}
      footer={
        item !== null && (
          <ButtonLink
            as={RouterLink}
            href={composeRoute(`client:${id}`)}
            size="large"
            icon={<Megaphone size={16} strokeWidth={1.5} aria-hidden />}
          >
            {t.write}
          </ButtonLink>
        )
      }
    >
      {item !== null && <ClientDetails key={id} client={item} />}
      {status === 'notFound' && (
        <Block
          icon={<UserX size={24} strokeWidth={1.5} aria-hidden />}
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
