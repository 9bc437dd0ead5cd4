import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import type { Publication } from '#domain/publication/schema.ts';
import { newKey } from '#atoms/editor/draft.ts';
import { termsEditor } from '#atoms/publication/editor.ts';
import { DetailsPanel, type DetailsPanelProps } from '#components/layout/DetailsPanel/DetailsPanel.tsx';
import { usePublicationMove } from '#features/kits/publication/PublicationRail/usePublicationMove.tsx';
import { PublicationStatus } from '#features/kits/publication/PublicationStatus/PublicationStatus.tsx';
import { RecordPanel } from '#features/kits/record/RecordPanel/RecordPanel.tsx';
import { frameOf, useOpened, type Opened } from '#features/kits/record/RecordPanel/useOpened.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { NewTerms } from './NewTerms.tsx';
import { PublicationDetails } from './PublicationDetails.tsx';
import { PublicationFoot } from './PublicationFoot.tsx';
import { useReadiness } from './useReadiness.ts';
import { useTermsSave } from './useTermsSave.ts';

interface PublicationPanelProps {
  /** The loaded rows, through which the panel steps. */
  rows: readonly { id: string }[];
}

/** The publication that the address names, beside the list: `?open=…`, `?open=new` for one that is not there yet. */
export function PublicationPanel({ rows }: PublicationPanelProps) {
  const opened = useOpened('open');
  if (opened === null) return null;
  return opened.id === newKey ? (
    <NewTerms onOpen={opened.open} />
  ) : (
    <OpenedPublication key={opened.id} opened={opened} rows={rows} />
  );
}

function OpenedPublication({ opened, rows }: PublicationPanelProps & { opened: Opened }) {
  const t = useMessages(messages);
  const state = useAtomValue(termsEditor.editorAtom(opened.id));
  if (state.status === 'ready' && state.item !== null)
    return <Ready {...frameOf(opened, rows)} publication={state.item} onOpen={opened.open} />;
  return <RecordPanel {...{ opened, rows, state }} texts={t} back />;
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
