import { atom, useAtomValue } from 'jotai';
import { streamAtom, streamLinkAtom } from '#atoms/stream/streams.ts';
import { Player } from '#components/data/Player/Player.tsx';
import { Block } from '#components/feedback/Block/Block.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { pictureOf, type PageRecording } from '../page.ts';
import { messages } from './messages.ts';

const noneAtom = atom(null);

/** The recording that is watched, in the place of the cover. */
export function Recording({ recording }: { recording: PageRecording }) {
  const { streamID, title, imageId, durationSec } = recording;
  const t = useMessages(messages);
  const stream = useAtomValue(streamAtom(streamID)).item;
  const ready = stream?.status === 'processed';
  const link = useAtomValue(ready ? streamLinkAtom(streamID) : noneAtom);
  if (!ready) return <Block title={t.processing} />;
  const poster = pictureOf(imageId);
  const length = durationSec ?? stream.durationSec ?? null;
  return (
    <Player
      src={link?.item ?? ''}
      kind={stream.kind === 'audio' ? 'audio' : 'video'}
      title={title || t.unnamed}
      {...(poster !== undefined && { poster })}
      {...(length !== null && { duration: length })}
    />
  );
}
