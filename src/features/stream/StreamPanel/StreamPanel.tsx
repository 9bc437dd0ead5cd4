import { useAtomValue } from 'jotai';
import { Copy, FileQuestion, Link2 } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '#api/api-error.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { streamAtom } from '#atoms/stream/streams.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { DetailsPanel } from '#components/layout/DetailsPanel/DetailsPanel.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { StreamDetails } from './StreamDetails.tsx';
import { useCopies } from './useCopies.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

export interface StreamPanelProps {
  /** The loaded rows, through which the panel steps. */
  rows: readonly Stream[];
}

/** The recording that the address names, beside the list: `?open=…`. */
export function StreamPanel({ rows }: StreamPanelProps) {
  const [address, setAddress] = useSearchParams();
  const id = address.get('open');
  if (id === null) return null;
  const open = (next: string | null) =>
    setAddress(
      (present) => {
        const changed = new URLSearchParams(present);
        if (next === null) changed.delete('open');
        else changed.set('open', next);
        return changed;
      },
      { replace: true },
    );
  return <Opened id={id} rows={rows} onOpen={open} />;
}

interface OpenedProps extends StreamPanelProps {
  id: string;
  onOpen: (id: string | null) => void;
}

function Opened({ id, rows, onOpen }: OpenedProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { copyId, copyLink } = useCopies();
  const { item, status, error, retry } = useAtomValue(streamAtom(id));
  const at = rows.findIndex((row) => row.id === id);
  const step = (by: number) => {
    const next = at < 0 ? undefined : rows[at + by];
    return next && (() => onOpen(next.id));
  };

  return (
    <DetailsPanel
      open
      onClose={() => onOpen(null)}
      label={item === null ? t.loading : t.recording(item.name)}
      title={item && <StatusOf kind="stream" status={item.status} />}
      onPrevious={step(-1)}
      onNext={step(1)}
      busy={status === 'loading'}
      footer={
        item && (
          <>
            <Button
              disabled={item.status !== 'processed'}
              icon={<Link2 {...icon} />}
              onClick={() => copyLink(item)}
            >
              {t.copyFile}
            </Button>
            <IconButton label={t.copyId} icon={<Copy {...icon} />} onClick={() => copyId(item)} />
          </>
        )
      }
    >
      {item !== null && <StreamDetails key={id} stream={item} />}
      {status === 'notFound' && (
        <Block icon={<FileQuestion size={24} strokeWidth={1.5} aria-hidden />} title={t.notFound}>
          {t.notFoundText}
        </Block>
      )}
      {item === null && status === 'failed' && (
        <Block tone="bad" title={t.failed} action={<Button onClick={retry}>{t.retry}</Button>}>
          {error && errorText(error, language)}
        </Block>
      )}
    </DetailsPanel>
  );
}
