import { useAtomValue } from 'jotai';
import { webinarEditor } from '#atoms/webinar/editor.ts';
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx';
import { useEditorKey } from '#features/kits/editor/EditorKit/place.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import { messages } from './messages.ts';
import * as S from './WebinarEditor.styles.ts';

/** How many have signed up, of how many seats. A piece of the rail. */
export function Attendees() {
  const t = useMessages(messages);
  const item = useAtomValue(webinarEditor.itemAtom(useEditorKey()));
  if (item === null) return null;
  const seats = item.publication?.seatLimit ?? item.capacity ?? null;
  const count = item.attendeesCount;
  return (
    <section>
      <S.Title>{t.attendees}</S.Title>
      <S.Strong>{seats === null ? t.people(count) : t.attendeesOf(count, groupDigits(seats))}</S.Strong>
      {seats !== null && seats > 0 && <ProgressBar label={t.attendees} value={(count / seats) * 100} />}
    </section>
  );
}
