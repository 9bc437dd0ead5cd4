import { useAtomValue } from 'jotai';
import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { canCancelMarathon } from '#domain/marathon/rules.ts';
import { newKey } from '#atoms/editor/draft.ts';
import { marathonEditor, marathonProgram } from '#atoms/marathon/editor.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { editorFields } from '#features/kits/editor/EditorKit/editorFields.tsx';
import { useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { daysBetween, wallTime } from '#lib/time/moments.ts';
import { CancelMarathon } from '../CancelMarathon/CancelMarathon.tsx';
import { MarathonDates } from '../MarathonDates/MarathonDates.tsx';
import { SeatsSection } from '../MarathonDates/SeatsSection.tsx';
import { ProgramEditor } from '#features/kits/program/ProgramEditor/ProgramEditor.tsx';
import { AccessSection } from '#features/kits/program/ProgramForm/AccessSection.tsx';
import type { SharedFields } from '#features/kits/program/ProgramForm/pieces.ts';
import { ProgramForm } from '#features/kits/program/ProgramForm/ProgramForm.tsx';
import { sharedFieldNames } from '#features/kits/program/ProgramForm/sharedFieldNames.ts';
import { Form } from '#features/kits/program/sections.ts';
import { marathonKind } from './marathonKind.ts';
import { messages } from './messages.ts';

const pieces = editorFields<SharedFields>(marathonEditor);
const mainFields = [
  ...sharedFieldNames,
  'startsAt',
  'endsAt',
  'enrollFrom',
  'enrollTo',
  'timezone',
  'seatCount',
  'dailyUnlockTime',
  'chatUrl',
];
const factsAtom = marathonEditor.partAtom(({ fields, item, publication }) => ({
  item: item && {
    id: item.id,
    name: item.name,
    status: item.status,
    seatsTaken: item.seatsTaken,
    publicationId: item.publicationId ?? null,
  },
  startsAt: fields.startsAt,
  endsAt: fields.endsAt,
  timezone: fields.timezone,
  learners: publication?.status === 'published' ? (item?.seatsTaken ?? 0) : 0,
}));
const statusAtom = marathonEditor.partAtom(({ item }) => item?.status ?? 'draft');

/** The editor of a marathon, `/marathons/:id`; the id `new` stands for one that does not exist yet. */
export function MarathonEditor() {
  const { id = newKey } = useParams();
  const t = useMessages(messages);
  const { item, learners, ...dates } = useAtomValue(factsAtom(id));
  const [cancelling, setCancelling] = useState(false);
  const canCancel = item !== null && canCancelMarathon(item.status);
  return (
    <>
      <ProgramEditor
        kind={marathonKind}
        program={marathonProgram}
        pieces={marathonEditor}
        mainFields={mainFields}
        status={<Status />}
        main={
          <Form>
            <MarathonDates />
            <SeatsSection />
            <ProgramForm pieces={pieces} type="marathon" />
            <AccessSection pieces={pieces} type="marathon" />
          </Form>
        }
        {...(canCancel && {
          commands: [
            {
              id: 'cancel',
              label: t.cancel,
              icon: <CircleX size={16} strokeWidth={1.5} aria-hidden />,
              danger: true,
              onSelect: () => setCancelling(true),
            },
          ],
        })}
        days={calendarOf(dates)}
        learners={learners}
      />
      {cancelling && item !== null && <CancelMarathon marathon={item} onClose={() => setCancelling(false)} />}
    </>
  );
}

interface Dates {
  startsAt: string;
  endsAt: string | null;
  timezone: string;
}

/** The days of a marathon by its own calendar. */
function calendarOf({ startsAt, endsAt, timezone }: Dates) {
  if (startsAt === '' || timezone === '') return { start: null, days: 0 };
  const start = wallTime(startsAt, timezone).day;
  return { start, days: endsAt === null ? 0 : daysBetween(start, wallTime(endsAt, timezone).day) + 1 };
}

function Status() {
  return <StatusOf kind="marathon" status={useEditorPart(statusAtom)} />;
}
