import type { Library } from '#atoms/stream/library.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { weightOf } from '#domain/stream/library.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { formatBytes } from '#lib/file/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import * as S from './LibraryDialog.styles.ts';
import { messages } from './messages.ts';
import { StreamLine } from './StreamLine.tsx';

interface DuplicatesProps {
  library: Library;
  /** Asks to replace one recording by another wherever it is used. */
  onReplace: (from: Stream, to: Stream) => void;
}

/** Groups of recordings with the same content. Of each the most used stays, and the others can be replaced by it. */
export function Duplicates({ library, onReplace }: DuplicatesProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { duplicates, unread } = library;
  return (
    <section aria-label={t.duplicates}>
      <S.Heading>
        {t.duplicates}
        {duplicates.length > 0 && (
          <S.Extra>
            {t.extra(formatBytes(weightOf(duplicates.flatMap((group) => group.slice(1))), language))}
          </S.Extra>
        )}
      </S.Heading>
      <S.Note>{duplicates.length === 0 ? t.noDuplicates : t.duplicatesWhat}</S.Note>
      {duplicates.map(([kept, ...others]) =>
        kept === undefined ? null : (
          <S.Group key={kept.id}>
            <Row stream={kept} />
            {others.map((stream) => (
              <Row key={stream.id} stream={stream} by={kept} onReplace={onReplace} />
            ))}
          </S.Group>
        ),
      )}
      {unread > 0 && <S.Note>{t.unread(groupDigits(unread), unread)}</S.Note>}
    </section>
  );
}

interface RowProps extends Partial<Pick<DuplicatesProps, 'onReplace'>> {
  stream: Stream;
  /** What would take its place; the one that stays has none. */
  by?: Stream;
}

function Row({ stream, by, onReplace }: RowProps) {
  const t = useMessages(messages);
  const isUsed = (stream.usedIn?.length ?? 0) > 0;
  return (
    <li>
      <StreamLine stream={stream}>
        {by === undefined && <S.Kept>{t.keep}</S.Kept>}
        {by !== undefined && isUsed && (
          <Button
            size="small"
            aria-label={t.replaceBy(stream.name, by.name)}
            onClick={() => onReplace?.(stream, by)}
          >
            {t.replace}
          </Button>
        )}
      </StreamLine>
    </li>
  );
}
