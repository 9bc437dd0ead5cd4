import { useAtom, useSetAtom } from 'jotai';
import { useId, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { cancelReasonsAtom } from '#atoms/ui/cancelReasons.ts';
import { cancelWebinarAtom } from '#atoms/webinar/webinars.ts';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { TextArea } from '#components/forms/TextArea/TextArea.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useAttempt } from '#features/kits/record/Attempt/useAttempt.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, space } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface CancelDialogProps {
  webinar: { id: string; name: string; attendeesCount: number };
  onClose: () => void;
}

/** Longest reason, characters. */
const longest = 500;

/** Asks why a webinar is cancelled, and cancels it. Nothing is lost by a refusal: the reason stays. */
export function CancelDialog({ webinar, onClose }: CancelDialogProps) {
  const t = useMessages(messages);
  const { failure, attempt } = useAttempt();
  const form = useId();
  const safe = useRef<HTMLButtonElement>(null);
  const cancel = useSetAtom(cancelWebinarAtom);
  const [reasons, keepReasons] = useAtom(cancelReasonsAtom);
  const reason = reasons?.[webinar.id] ?? '';
  const [problem, setProblem] = useState(false);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (reason.trim() === '' || reason.trim().length > longest) {
      setProblem(true);
      document.querySelector<HTMLElement>(`[id="${form}"] textarea`)?.focus();
      return;
    }
    setBusy(true);
    const done = await attempt(() => cancel({ id: webinar.id, reason: reason.trim() }));
    setBusy(false);
    if (done !== undefined) onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title(webinar.name)}
      width={480}
      dismissable={!busy}
      initialFocusRef={safe}
      failure={failure}
      footer={
        <>
          <Button ref={safe} disabled={busy} onClick={onClose}>
            {t.keep}
          </Button>
          <Button variant="danger" type="submit" form={form} busy={busy} busyText={t.busy}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <p>
          {t.what} {webinar.attendeesCount > 0 && t.attendees(webinar.attendeesCount)}
        </p>
        <TextArea
          label={t.reason}
          hint={t.reasonHint}
          rows={3}
          max={longest}
          value={reason}
          onChange={(text) => {
            keepReasons({ [webinar.id]: text });
            setProblem(false);
          }}
          error={problem && reason.trim() === '' ? t.reasonNeeded : undefined}
        />
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
  color: ${color.ink};
`;
