import { Clapperboard } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Stream } from '#domain/stream/schema.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { messages } from './messages.ts';
import type { ButtonVariant } from '#components/primitives/Button/Button.styles.ts';

interface StreamPickerProps {
  /** The id of the stream that is chosen now. */
  value: string | null;
  onChoose: (stream: Stream) => void;
  /** What may be chosen; a video or a sound by default. */
  kind?: 'video' | 'audio';
  /** Text of the button: «Выбрать из видеотеки». */
  label?: string;
  variant?: ButtonVariant;
  disabled?: boolean;
}

const StreamDialog = preloadable(() => import('./StreamDialog.tsx'), {
  closes: ({ onClose }) => onClose,
}).Part;

/** A button that offers what the author has uploaded before, wherever media is wanted. */
export function StreamPicker({
  value,
  onChoose,
  kind,
  label,
  variant = 'quiet',
  disabled,
}: StreamPickerProps) {
  const t = useMessages(messages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        disabled={disabled}
        aria-haspopup="dialog"
        icon={<Clapperboard size={16} strokeWidth={1.5} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {label ?? t.pick}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <StreamDialog
            value={value}
            kind={kind}
            onClose={() => setOpen(false)}
            onChoose={(stream) => {
              setOpen(false);
              onChoose(stream);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
