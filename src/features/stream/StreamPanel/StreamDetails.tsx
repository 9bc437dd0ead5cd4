import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import styled from 'styled-components';
import type { Stream } from '#domain/stream/schema.ts';
import { findDetailsAtom, streamDetailsAtom } from '#atoms/face/details.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { UsedIn } from '#features/kits/editor/EditorKit/EditorRail/UsedIn.tsx';
import { streamFrame } from '#features/kits/media/StreamPicker/streamFacts.ts';
import { formatMoment } from '#lib/time/dates.ts';
import { formatDuration } from '#lib/time/duration.ts';
import { formatBytes } from '#lib/file/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';
import { frameRateWords, loudnessWords, silenceWords } from './detailWords.ts';
import { Filmstrip } from './Filmstrip.tsx';
import { messages } from './messages.ts';
import { StreamStage } from './StreamStage.tsx';

/** What is found out of a recording once it is open. */
function useStreamDetails({ id, status }: Stream) {
  const find = useSetAtom(findDetailsAtom);
  useEffect(() => {
    const stopping = new AbortController();
    void find({ id, status }, stopping.signal);
    return () => stopping.abort();
  }, [find, id, status]);
  return useAtomValue(streamDetailsAtom(id));
}

/** A recording: it plays, what is known of it, and where it is used. */
export function StreamDetails({ stream }: { stream: Stream }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
  const found = useStreamDetails(stream);
  const duration = stream.durationSec ?? 0;
  const facts = [
    [t.length, stream.durationSec ? formatDuration(stream.durationSec) : null],
    [t.frame, streamFrame(stream)],
    [t.frameRate, found && frameRateWords(found.frameRate, language)],
    [t.loudness, found && loudnessWords(found, duration, language)],
    [t.silence, found && silenceWords(found, duration, language)],
    [t.size, formatBytes(stream.size, language)],
    [t.format, stream.mime || null],
    [t.uploadedAt, stream.createdAt === undefined ? null : formatMoment(stream.createdAt, zone, language)],
    [t.id, stream.id],
  ] as const;
  return (
    <Root>
      <StreamStage stream={stream} />
      <Filmstrip stream={stream} />
      <Name>{stream.name}</Name>
      <section aria-label={t.facts}>
        <Facts>
          {facts.map(
            ([term, fact]) =>
              fact !== null && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{fact}</dd>
                </div>
              ),
          )}
        </Facts>
      </section>
      <UsedIn uses={stream.usedIn} />
      <Note>{t.stays}</Note>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[5]};
`;

const Name = styled.h2`
  ${type.lead}
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

const Facts = styled.dl`
  margin: 0;
  ${tabular}

  > div {
    display: grid;
    grid-template-columns: 128px minmax(0, 1fr);
    gap: ${space[3]};
    padding: 6px 0;
  }

  dt {
    color: ${color.ink3};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Note = styled.p`
  ${type.caption}
  color: ${color.ink3};
`;
