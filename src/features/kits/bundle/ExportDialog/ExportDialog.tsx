import { useId, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { listQuizzes } from '#api/quiz/requests.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx';
import type { LoadOptions } from '#components/forms/Combobox/options.ts';
import { MultiCombobox } from '#components/forms/MultiCombobox/MultiCombobox.tsx';
import { Switch } from '#components/forms/Switch/Switch.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { plainName } from '#domain/bundle/parts.ts';
import { formatBytes } from '#lib/file/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { openSaving, type Saving } from '#lib/file/openSaving.ts';
import { color, space, type } from '#theme/tokens.ts';
import { bundleMessages } from '../bundleMessages.ts';
import { useExporting } from './useExporting.ts';

/** Props of the named modal `exportCourse`. */
interface ExportRequest {
  /** The id of the course. */
  id: string;
  name: string;
}

declare module '#atoms/ui/modal.ts' {
  interface ModalRegistry {
    exportCourse: ExportRequest;
  }
}

export interface ExportDialogProps extends ExportRequest {
  /** Asks where the file goes. */
  open?: (name: string) => Promise<Saving | null>;
  onClose: () => void;
}

/** Quizzes belong to no course: the author says which go along. */
function useQuizzes() {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const load: LoadOptions = async (search, signal) => {
    const { list } = await listQuizzes({ search, limit: 50 }, signal);
    setNames((known) => new Map([...known, ...list.map(({ id, name }) => [id, name] as const)]));
    return list.map(({ id, name }) => ({ id, label: name }));
  };
  return { load, nameOf: (id: string) => names.get(id) };
}

/** A course as one file: asks what goes into it, then writes it and tells how far it is. */
export function ExportDialog({ id, name, open = openSaving, onClose }: ExportDialogProps) {
  const t = useMessages(bundleMessages);
  const form = useId();
  const [media, setMedia] = useState(true);
  const [quizzes, setQuizzes] = useState<string[]>([]);
  const { written, failure, start, stop } = useExporting(open, onClose);
  const busy = written !== null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void start(`${plainName(name)}.zip`, { id, media, quizzes });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.exportTitle}
      description={name}
      dismissable={!busy}
      failure={failure}
      footer={
        busy ? (
          <>
            <Progress {...written} />
            <Button onClick={stop}>{t.stop}</Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t.cancel}</Button>
            <Button variant="primary" type="submit" form={form}>
              {t.download}
            </Button>
          </>
        )
      }
    >
      <Form id={form} noValidate onSubmit={submit}>
        <Switch label={t.media} hint={t.mediaHint} checked={media} disabled={busy} onChange={setMedia} />
        <MultiCombobox
          label={t.quizzes}
          hint={t.quizzesHint}
          value={quizzes}
          onChange={setQuizzes}
          disabled={busy}
          {...useQuizzes()}
        />
        <What>{t.what}</What>
      </Form>
    </Dialog>
  );
}

function Progress({ done, all }: { done: number; all: number }) {
  const t = useMessages(bundleMessages);
  const language = useLanguage();
  return (
    <Told>
      {all === 0 ? t.gathering : t.written(formatBytes(done, language), formatBytes(all, language))}
      <ProgressBar label={t.progress} value={(done / Math.max(1, all)) * 100} />
    </Told>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

const What = styled.p`
  margin: 0;
  ${type.caption}
  color: ${color.ink2};
  text-wrap: pretty;
`;

const Told = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
  min-width: 0;
  ${type.caption}
  color: ${color.ink2};
`;
