import { useId, useRef, useState, type FormEvent } from 'react';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './viewMessages.ts';

/** The longest name of a view. */
const max = 40;

interface ViewDialogProps {
  /** The present name; empty for a new view. */
  name: string;
  /** Names that are taken. */
  taken: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks how a saved view is called. Loaded when it is first asked for. */
export default function ViewDialog({ name, taken, onSave, onClose }: ViewDialogProps) {
  const t = useMessages(messages);
  const [text, setText] = useState(name);
  const [error, setError] = useState('');
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const chosen = text.trim();

  const save = (event: FormEvent) => {
    event.preventDefault();
    const problem =
      chosen === '' ? t.empty : chosen.length > max ? t.long(max) : taken.includes(chosen) ? t.taken : '';
    setError(problem);
    if (problem !== '') return field.current?.focus();
    onClose();
    if (chosen !== name) onSave(chosen);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={name === '' ? t.save : t.rename}
      description={t.what}
      width={440}
      initialFocusRef={field}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" type="submit" form={form}>
            {t.done}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} noValidate>
        <TextField
          ref={field}
          label={t.name}
          placeholder={t.example}
          value={text}
          max={max}
          error={error}
          onChange={(next) => {
            setText(next);
            setError('');
          }}
        />
      </form>
    </Dialog>
  );
}
