import { useAtomValue, useSetAtom } from 'jotai';
import { webinarEditor } from '#atoms/webinar/editor.ts';
import { attendeesNotifiedAtom, movedWebinarsAtom } from '#atoms/webinar/movedWebinars.ts';
import { Notice } from '#components/layout/Notice/Notice.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { useEditorKey, useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { formatMoment } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './WebinarEditor.styles.ts';

const startAtom = webinarEditor.partAtom(({ item, fields: { startsAt } }) => ({ item, startsAt }));

/** People have put the time down: when it changes, the rail reminds to write to them, until the author says that they know. */
export function Moved() {
  const t = useMessages(messages);
  const language = useLanguage();
  const key = useEditorKey();
  const { item, startsAt } = useEditorPart(startAtom);
  const former = useAtomValue(movedWebinarsAtom)[key];
  const told = useSetAtom(attendeesNotifiedAtom);
  if (item === null || item.attendeesCount === 0 || item.status !== 'scheduled') return null;
  const when = (iso: string) => formatMoment(iso, item.timezone, language);
  if (startsAt !== item.startsAt)
    return (
      <Notice role="status" title={t.movingTitle}>
        {t.moving(item.attendeesCount, when(item.startsAt))}
      </Notice>
    );
  if (former === undefined) return null;
  return (
    <Notice title={t.movedTitle(when(former))}>
      {t.moved(item.attendeesCount)}
      <S.Choices>
        <TextLink as={RouterLink} href="/campaigns">
          {t.write}
        </TextLink>
        <Button size="small" variant="quiet" onClick={() => told(key)}>
          {t.written}
        </Button>
      </S.Choices>
    </Notice>
  );
}
