import { useAtomValue } from 'jotai';
import { Megaphone, UserX } from 'lucide-react';
import type { Client } from '#domain/audience/schema.ts';
import { clientAtom } from '#atoms/audience/audience.ts';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { composeRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { RecordPanel } from '#features/kits/record/RecordPanel/RecordPanel.tsx';
import { useOpened, type Opened } from '#features/kits/record/RecordPanel/useOpened.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { segmentName } from '../names.ts';
import { ClientDetails } from './ClientDetails.tsx';
import { messages } from './messages.ts';

interface ClientPanelProps {
  /** The loaded rows, through which the panel steps. */
  rows: readonly Client[];
}

/** The client that the address names, beside the list: `?client=…`. */
export function ClientPanel({ rows }: ClientPanelProps) {
  const opened = useOpened('client');
  return opened && <OpenedClient opened={opened} rows={rows} />;
}

function OpenedClient({ opened, rows }: ClientPanelProps & { opened: Opened }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { id } = opened;
  const state = useAtomValue(clientAtom(id));
  const { item } = state;
  return (
    <RecordPanel
      {...{ opened, rows, state }}
      texts={t}
      label={item && t.label(item.name)}
      title={item?.segment && segmentName(item.segment, language)}
      missingIcon={UserX}
      back
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
    </RecordPanel>
  );
}
