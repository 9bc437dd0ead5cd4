import type { ReactNode } from 'react';
import type { Stream } from '#domain/stream/schema.ts';
import { streamFacts, streamUse } from '#features/kits/media/StreamPicker/streamFacts.ts';
import * as Picked from '#features/kits/media/StreamPicker/StreamPicker.styles.ts';
import { LateThumb } from '#features/kits/media/StreamThumb/LateThumb.tsx';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import * as S from './LibraryDialog.styles.ts';

interface StreamLineProps {
  stream: Stream;
  /** What can be done with it, at its end. */
  children?: ReactNode;
}

/** A recording in a line: how it looks, what it is called, what is known of it. */
export function StreamLine({ stream, children }: StreamLineProps) {
  const language = useLanguage();
  const facts = [streamFacts(stream, language), streamUse(stream, language)];
  return (
    <S.Row>
      <Picked.Thumb>
        <LateThumb stream={stream} small />
      </Picked.Thumb>
      <Picked.Name>{stream.name}</Picked.Name>
      <Picked.Facts>{facts.filter((fact) => fact !== null).join(' · ')}</Picked.Facts>
      {children !== undefined && <S.Act>{children}</S.Act>}
    </S.Row>
  );
}
