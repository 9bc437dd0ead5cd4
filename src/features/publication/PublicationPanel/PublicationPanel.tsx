import { useAtomValue } from 'jotai';
import { FileQuestion } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '#api/api-error.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { newKey } from '#atoms/editor/draft.ts';
import { termsEditor } from '#atoms/publication/editor.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { DetailsPanel, type DetailsPanelProps } from '#components/layout/DetailsPanel/DetailsPanel.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { usePublicationMove } from '#features/kits/publication/PublicationRail/usePublicationMove.tsx';
import { PublicationStatus } from '#features/kits/publication/PublicationStatus/PublicationStatus.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { NewTerms } from './NewTerms.tsx';
import { PublicationDetails } from './PublicationDetails.tsx';
import { PublicationFoot } from './PublicationFoot.tsx';
import { useReadiness } from './useReadiness.ts';
import { useTermsSave } from './useTermsSave.ts';

export interface PublicationPanelProps {
  /** The loaded rows, through which the panel steps. */
  rows: readonly { id: string }[];
}

/** The publication that the address names, beside the list: `?open=…`, `?open=new` for one that is not there yet. */
export function PublicationPanel({ rows }: PublicationPanelProps) {
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
  return key === newKey ? (
    <NewTerms onOpen={open} />
  ) : (
    <Opened key={key} publicationId={key} rows={rows} onOpen={open} />
  );
}

interface OpenedProps extends PublicationPanelProps {
  publicationId: string;
  onOpen: (id: string | null) => void;
}

function Opened({ publicationId: id, rows, onOpen }: OpenedProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { status, error, retry, item } = useAtomValue(termsEditor.editorAtom(id));
  const at = rows.findIndex((row) => row.id === id);
  const step = (by: number) => {
    const next = at < 0 ? undefined : rows[at + by];
    return next && (() => onOpen(next.id));
  };
  const frame = {
    open: true,
    onClose: () => onOpen(null),
    onPrevious: step(-1),
    onNext: step(1),
  };
  if (status === 'ready' && item !== null) return <Ready {...frame} publication={item} onOpen={onOpen} />;
  return (
    <DetailsPanel {...frame} label={t.loading} busy={status === 'loading'}>
      {status === 'notFound' && (
        <Block
          icon={<FileQuestion size={24} strokeWidth={1.5} aria-hidden />}
          title={t.notFound}
          action={<Button onClick={() => onOpen(null)}>{t.toList}</Button>}
        >
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

interface ReadyProps extends Omit<DetailsPanelProps, 'label'> {
  publication: Publication;
  onOpen: (id: string) => void;
}

/** A publication that was read. */
function Ready({ publication, onOpen, ...frame }: ReadyProps) {
  const t = useMessages(messages);
  const { id, title, status } = publication;
  const { dirty, saving: isSaving } = useAtomValue(termsEditor.editorAtom(id));
  const saving = useTermsSave(id, onOpen);
  const readiness = useReadiness(publication);
  const next = usePublicationMove({
    publication,
    name: title,
    blockers: readiness.blockers,
    closed: readiness.closed,
    onPrepare: async () => (dirty ? saving.save() : id),
  });

  // A step that has ended may have taken its button away, and the focus with it.
  useLayoutEffect(() => {
    if (!next.busy && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-details], dialog[open]')?.focus();
  }, [next.busy]);

  return (
    <DetailsPanel
      {...frame}
      label={t.label(title)}
      title={
        <span aria-live="polite">
          <PublicationStatus status={status} />
        </span>
      }
      footer={
        dirty || isSaving || next.move !== null ? (
          <PublicationFoot termsKey={id} next={next} onSave={() => void saving.save()} />
        ) : undefined
      }
    >
      <PublicationDetails publication={publication} readiness={readiness} saving={saving} told={next.told} />
      {next.dialog}
    </DetailsPanel>
  );
}
