import { useEffect, useRef } from 'react';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { Input } from './TreeFace.styles.ts';

interface TreeRenameProps {
  title: string;
  /** The new name, or `null` when it stays: on Esc, or when nothing is left of it. */
  onDone: (title: string | null) => void;
}

/** The name of a row as a field in its place. Enter and leaving keep what was typed, Esc does not. */
export function TreeRename({ title, onDone }: TreeRenameProps) {
  const t = useMessages(messages);
  const input = useRef<HTMLInputElement>(null);
  const done = useRef(false);

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const end = (next: string | null) => {
    if (done.current) return;
    done.current = true;
    const name = next?.trim() ?? '';
    onDone(name === '' || name === title ? null : name);
  };

  return (
    <Input
      ref={input}
      defaultValue={title}
      aria-label={t.rename}
      data-part="title"
      onBlur={(event) => end(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === 'Escape') {
          const { value } = event.currentTarget;
          if (event.key === 'Escape') {
            // A dialog around the tree would close as well.
            event.preventDefault();
            end(null);
          }
          // The field is left before its name is told: what waits for the paint is done at once where the focus moves.
          event.currentTarget.closest<HTMLElement>('[role=row]')?.focus();
          end(value);
        }
        // Keys of the tree mean nothing while a name is typed.
        if (event.key !== 'Tab') event.stopPropagation();
      }}
    />
  );
}
