import { useAtomValue } from 'jotai';
import type { QaEntry } from '#domain/qa/schema.ts';
import { newKey } from '#atoms/editor/draft.ts';
import { qaEditor } from '#atoms/qa/editor.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { RecordPanel } from '#features/kits/record/RecordPanel/RecordPanel.tsx';
import { useOpened, type Opened } from '#features/kits/record/RecordPanel/useOpened.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { QaForm } from './QaForm.tsx';
import { QaFoot } from './QaFoot.tsx';
import { useQaSave } from './useQaSave.ts';

interface QaPanelProps {
  /** The loaded rows, through which the panel steps. */
  rows: readonly QaEntry[];
}

/** The question that the address names, beside the list: `?open=…`, `?open=new` for one that is not there yet. */
export function QaPanel({ rows }: QaPanelProps) {
  const opened = useOpened('open');
  return opened && <OpenedQuestion opened={opened} rows={rows} />;
}

function OpenedQuestion({ opened, rows }: QaPanelProps & { opened: Opened }) {
  const t = useMessages(messages);
  const { id: key, open } = opened;
  const state = useAtomValue(qaEditor.editorAtom(key));
  const saving = useQaSave(key, open);
  const { server, id } = state;
  const ready = state.status === 'ready';
  const fresh = key === newKey ? t.fresh : undefined;
  return (
    <RecordPanel
      {...{ opened, rows, state }}
      texts={t}
      label={fresh ?? (ready ? t.label(server.question) : undefined)}
      title={fresh ?? (ready && <StatusOf kind="qa" status={server.status} />)}
      footer={ready && <QaFoot questionKey={key} id={id} saving={saving} onClose={() => open(null)} />}
    >
      {ready && <QaForm key={key} questionKey={key} saving={saving} />}
    </RecordPanel>
  );
}
