import { useAtomValue } from 'jotai';
import { Copy, Link2, Replace } from 'lucide-react';
import type { Stream } from '#domain/stream/schema.ts';
import { streamAtom } from '#atoms/stream/streams.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { RecordPanel } from '#features/kits/record/RecordPanel/RecordPanel.tsx';
import { useOpened, type Opened } from '#features/kits/record/RecordPanel/useOpened.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { messages as rowMessages } from './rowMessages.ts';
import { StreamDetails } from './StreamDetails.tsx';
import { useCopies } from './useCopies.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

interface StreamPanelProps {
  /** The loaded rows, through which the panel steps. */
  rows: readonly Stream[];
  /** Asks to replace it wherever it is used. Left out where that is not offered. */
  onReplace?: (stream: Stream) => void;
}

/** The recording that the address names, beside the list: `?open=…`. */
export function StreamPanel(props: StreamPanelProps) {
  const opened = useOpened('open');
  return opened && <OpenedStream opened={opened} {...props} />;
}

function OpenedStream({ opened, rows, onReplace }: StreamPanelProps & { opened: Opened }) {
  const t = useMessages(messages);
  const ofRow = useMessages(rowMessages);
  const { copyId, copyLink } = useCopies();
  const state = useAtomValue(streamAtom(opened.id));
  const { item } = state;
  const foot = (stream: Stream) => {
    const link = {
      disabled: stream.status !== 'processed',
      icon: <Link2 {...icon} />,
      onClick: () => copyLink(stream),
    };
    const isUsed = onReplace !== undefined && stream.usedIn !== undefined && stream.usedIn.length > 0;
    return (
      <>
        {isUsed && (
          <Button icon={<Replace {...icon} />} onClick={() => onReplace(stream)}>
            {t.replace}
          </Button>
        )}
        {isUsed ? (
          <IconButton label={ofRow.copyFile} {...link} />
        ) : (
          <Button {...link}>{ofRow.copyFile}</Button>
        )}
        <IconButton label={ofRow.copyId} icon={<Copy {...icon} />} onClick={() => copyId(stream)} />
      </>
    );
  };
  return (
    <RecordPanel
      {...{ opened, rows, state }}
      back
      texts={t}
      label={item && t.recording(item.name)}
      title={item && <StatusOf kind="stream" status={item.status} />}
      footer={item && foot(item)}
    >
      {item !== null && <StreamDetails key={opened.id} stream={item} />}
    </RecordPanel>
  );
}
