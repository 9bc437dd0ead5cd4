import { useAtomValue, useStore } from 'jotai';
import { useNavigate, useParams } from 'react-router-dom';
import { webinarEditor } from '#atoms/webinar/editor.ts';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { EditorCover } from '#features/kits/editor/EditorKit/EditorCover.tsx';
import { EditorReadiness } from '#features/kits/editor/EditorKit/EditorReadiness.tsx';
import { EditorScreen } from '#features/kits/editor/EditorKit/EditorScreen.tsx';
import type { EditorTab } from '#features/kits/editor/EditorKit/EditorTabs.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { asLecture } from '../AsLecture/asLecture.tsx';
import { useCancelling } from '../CancelDialog/useCancelling.tsx';
import { WebinarForm } from '../WebinarForm/WebinarForm.tsx';
import { WebinarTerms } from '../WebinarTerms/WebinarTerms.tsx';
import { Air } from './Air.tsx';
import { Attendees } from './Attendees.tsx';
import { messages } from './messages.ts';
import { Moved } from './Moved.tsx';
import { Recording } from './Recording.tsx';
import { Sale } from './Sale.tsx';
import { useBegun } from './useBegun.ts';
import { webinarKind } from './webinarKind.ts';
import { newKey } from '#atoms/editor/draft.ts';
import * as S from './WebinarEditor.styles.ts';

const termFields = [
  'costKopecks',
  'seatLimit',
  'visibility',
  'registrationUntil',
  'recordingAccessDays',
  'recordingCostKopecks',
];

/** The editor of a webinar, `/webinars/:id`; the id `new` stands for one that is not planned yet. */
export function WebinarEditor() {
  const t = useMessages(messages);
  const { id: key = newKey } = useParams();
  const item = useAtomValue(webinarEditor.itemAtom(key));
  const navigate = useNavigate();
  const store = useStore();
  const place = { store, language: useLanguage(), open: (route: string) => void navigate(route) };
  const cancelling = useCancelling();

  useBegun(key);

  const tabs: EditorTab[] = [
    {
      id: 'main',
      label: t.main,
      fields: ['startsAt', 'durationMin', 'link', 'passcode', 'capacity', 'speakers', 'tags', 'description'],
      content: <WebinarForm />,
    },
    { id: 'publication', label: t.publication, fields: termFields, content: <WebinarTerms /> },
    { id: 'recording', label: t.recording, fields: ['recordingStreamId'], content: <Recording /> },
  ];
  const describe = () => webinarEditor.shown(store.get, key).fields.description;
  const commands: MenuItem[] = (
    item === null ? [] : [...asLecture(item, place, describe), ...cancelling.actions(item)]
  ).flatMap(({ id, label, icon, danger, run }) => [
    { id, label, icon, danger, onSelect: run },
    'separator' as const,
  ]);
  return (
    <>
      <EditorScreen
        kind={webinarKind}
        skeleton={
          <S.Skeleton>
            {Array.from({ length: 4 }, (_, field) => (
              <Skeleton key={field} height={64} radius="control" />
            ))}
          </S.Skeleton>
        }
        {...(item !== null && { status: <StatusOf kind="webinar" status={item.status} /> })}
        commands={commands}
        tabs={tabs}
        rail={
          <>
            <EditorCover editor={webinarEditor} />
            <Moved />
            <Air />
            <Attendees />
            <Sale />
            <EditorReadiness />
          </>
        }
      />
      {cancelling.dialog}
    </>
  );
}
