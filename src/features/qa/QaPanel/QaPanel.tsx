import { useAtomValue } from 'jotai';
import { FileQuestion } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '#api/api-error.ts';
import type { QaEntry } from '#domain/qa/schema.ts';
import { newKey } from '#atoms/editor/draft.ts';
import { qaEditor } from '#atoms/qa/editor.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { DetailsPanel } from '#components/layout/DetailsPanel/DetailsPanel.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { QaForm } from './QaForm.tsx';
import { QaFoot } from './QaFoot.tsx';
import { useQaSave } from './useQaSave.ts';

export interface QaPanelProps {
  /** The loaded rows, through which the panel steps. */
  rows: readonly QaEntry[];
}

/** The question that the address names, beside the list: `?open=…`, `?open=new` for one that is not there yet. */
export function QaPanel({ rows }: QaPanelProps) {
  const [address, setAddress] = useSearchParams();
  const key = address.get('open');
  if (key === null) return null;
  const open = (next: string | null) =>
    setAddress(
      (present) => {
        const changed = new URLSearchParams(present);
        if (next === null) changed.delete('open');
        else changed.set('open', next);
        return changed;
      },
      { replace: true },
    );
  return <Opened questionKey={key} rows={rows} onOpen={open} />;
}

interface OpenedProps extends QaPanelProps {
  questionKey: string;
  onOpen: (id: string | null) => void;
}

function Opened({ questionKey: key, rows, onOpen }: OpenedProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { status, error, retry, server, id } = useAtomValue(qaEditor.editorAtom(key));
  const saving = useQaSave(key, onOpen);
  const at = rows.findIndex((row) => row.id === key);
  const step = (by: number) => {
    const next = at < 0 ? undefined : rows[at + by];
    return next && (() => onOpen(next.id));
  };
  const ready = status === 'ready';
  const label = key === newKey ? t.fresh : ready ? t.label(server.question) : t.loading;
  return (
    <DetailsPanel
      open
      onClose={() => onOpen(null)}
      label={label}
      title={key === newKey ? t.fresh : ready && <StatusOf kind="qa" status={server.status} />}
      onPrevious={step(-1)}
      onNext={step(1)}
      busy={status === 'loading'}
      footer={ready && <QaFoot questionKey={key} id={id} saving={saving} onClose={() => onOpen(null)} />}
    >
      {ready && <QaForm key={key} questionKey={key} saving={saving} />}
      {status === 'notFound' && (
        <Block icon={<FileQuestion size={24} strokeWidth={1.5} aria-hidden />} title={t.notFound}>
          {t.notFoundText}
        </Block>
      )}
      {status === 'failed' && (
        <Block tone="bad" title={t.failed} action={<Button onClick={retry}>{t.retry}</Button>}>
          {error && errorText(error, language)}
        </Block>
      )}
    </DetailsPanel>
  );
}
