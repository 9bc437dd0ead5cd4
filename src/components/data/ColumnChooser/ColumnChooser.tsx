import { Columns3 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { IconButton, type IconButtonProps } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import type { ColumnChoice } from './choice.ts';
import { messages } from './messages.ts';

interface ColumnChooserProps extends Omit<IconButtonProps, 'label' | 'icon' | 'onChange' | 'onReset'> {
  /** The columns in their order, the hidden ones among them. */
  columns: readonly ColumnChoice[];
  /** A column was shown, hidden or moved. */
  onChange: (columns: readonly ColumnChoice[]) => void;
  /** Puts the usual choice back. Leave it out while the choice is the usual one. */
  onReset?: () => void;
}

const { Part: ColumnPopover, preload } = preloadable(() => import('./ColumnPopover.tsx'), {
  closes: ({ onClose }) => onClose,
});

/** Which columns of a table are shown, and in what order: a button, and the list that it opens. */
export function ColumnChooser({ columns, onChange, onReset, size = 'small', ...rest }: ColumnChooserProps) {
  const t = useMessages(messages);
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        {...rest}
        ref={trigger}
        size={size}
        label={t.columns}
        icon={<Columns3 size={16} strokeWidth={1.5} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void preload()}
        onFocus={() => void preload()}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <ColumnPopover
            anchor={trigger}
            columns={columns}
            onChange={onChange}
            onReset={onReset}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
