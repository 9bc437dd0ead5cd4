import { useAtomValue, useStore } from 'jotai';
import { useId, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { asApiError, errorText } from '#api/api-error.ts';
import type { Copy, Original } from '#atoms/copy/copy.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { RadioGroup } from '#components/forms/RadioGroup/RadioGroup.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Kind } from '#domain/kinds.ts';
import { formatBytes } from '#lib/file/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, space, type } from '#theme/tokens.ts';
import { beginCopy } from '../duplicate.ts';
import { useLeaving } from '../useLeaving.ts';
import { useTrouble } from '../useTrouble.ts';
import { messages } from './messages.ts';
import { proposedDays, startAfter, StartFields } from './StartFields.tsx';

/** Props of the named modal `duplicate`. */
export interface CopyRequest {
  /** What is copied: a course, a marathon. */
  kind: Kind;
  /** The id of the original. */
  id: string;
  /** How such a thing is read and copied. */
  copy: Copy;
  /** Leads to a route. */
  open: (route: string) => void;
}

declare module '#atoms/ui/modal.ts' {
  interface ModalRegistry {
    duplicate: CopyRequest;
  }
}

export interface CopyDialogProps extends CopyRequest {
  /** Esc, the cross or «Отмена»; and once the copy is open. */
  onClose: () => void;
}

type Lectures = 'shared' | 'own';

/** Asks whether a copy shares the lectures of the original, and when it begins; then opens its editor. Nothing is made yet. */
export function CopyDialog({ kind, id, copy, open, onClose }: CopyDialogProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const store = useStore();
  const form = useId();
  const original = useAtomValue(copy.originalAtom(id));
  const trouble = useTrouble(original);
  const [failure, setFailure] = useState<string | null>(null);
  const [lectures, setLectures] = useState<Lectures>('shared');
  const [chosen, setChosen] = useState<number | null | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  useLeaving(onClose);
  const { status, name, dates } = original;
  const days = chosen === undefined && dates !== null ? proposedDays(dates) : (chosen ?? null);
  const startsAt = dates === null ? null : startAfter(dates, days);
  const ready = status === 'ready' && (dates === null || startsAt !== null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !ready) return;
    setBusy(true);
    setFailure(null);
    const wish = { id, lectures, ...(startsAt !== null && { startsAt }) };
    try {
      await beginCopy({ store, open }, { copy, to: kind, wish });
      onClose();
    } catch (error) {
      setFailure(errorText(asApiError(error), language));
    }
    setBusy(false);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      {...(status === 'ready' && { description: name })}
      dismissable={!busy}
      failure={failure ?? trouble}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant="primary" type="submit" form={form} disabled={!ready} busy={busy} busyText={t.busy}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={(event) => void submit(event)}>
        {status === 'loading' && <Reading label={t.reading} />}
        {status === 'ready' && (
          <>
            {dates !== null && <StartFields dates={dates} days={days} onChange={setChosen} />}
            <Lectures program={original.program} value={lectures} onChange={setLectures} />
            <Kept program={original.program} />
          </>
        )}
      </Form>
    </Dialog>
  );
}

function Reading({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton height={72} radius="control" />
      <Skeleton height={72} radius="control" />
    </>
  );
}

interface LecturesProps extends Pick<Original, 'program'> {
  value: Lectures;
  onChange: (value: Lectures) => void;
}

function Lectures({ program, value, onChange }: LecturesProps) {
  const t = useMessages(messages);
  if (program === null || program.lectures === 0) return null;
  return (
    <RadioGroup
      label={t.lectures}
      variant="cards"
      options={[
        { value: 'shared', label: t.shared, hint: t.sharedHint(program.lectures) },
        { value: 'own', label: t.own, hint: t.ownHint(program.lectures) },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

/** What is taken over, and what is not. */
function Kept({ program }: Pick<Original, 'program'>) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <Words>
      {program !== null && program.files > 0 && (
        <p>{t.files(program.files, formatBytes(program.bytes, language))}</p>
      )}
      <p>{t.kept}</p>
    </Words>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

const Words = styled.div`
  display: grid;
  gap: ${space[2]};
  ${type.caption}
  color: ${color.ink2};
  text-wrap: pretty;

  p {
    margin: 0;
  }
`;
