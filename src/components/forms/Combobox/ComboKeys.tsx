import { useContext, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ComboBoxStateContext } from 'react-aria-components';

interface ComboKeysProps {
  /** Something is typed that is not settled yet. */
  typing: boolean;
  /** Enter with a text and no row highlighted. */
  onEnter: () => void;
  /** Esc: what is typed goes. */
  onRevert: () => void;
  /** Enter on a row; true where all is done, and the list stays as it is. */
  onRow?: (key: string) => boolean;
  /** Backspace with no text. Without it Backspace only erases text. */
  onEraseLast?: (() => void) | undefined;
  /** A press on the input opens the list and selects the text, so that typing replaces it. */
  openOnPress?: boolean;
  /** The author was typing before this was there, and expects the list. */
  openAtFirst?: boolean;
  children: ReactNode;
}

/** Keys of a field with a list that a list alone does not have. */
export function ComboKeys({
  typing,
  onEnter,
  onRevert,
  onRow,
  onEraseLast,
  openOnPress = false,
  openAtFirst = false,
  children,
}: ComboKeysProps) {
  const list = useContext(ComboBoxStateContext);
  const opened = useRef(!openAtFirst);
  const open = useEffectEvent(() => list?.open(null, 'manual'));
  useEffect(() => {
    if (opened.current || list === null) return;
    opened.current = true;
    open();
  }, [list]);
  return (
    <div
      role="presentation"
      onKeyDownCapture={(event) => {
        const input = event.target;
        if (!(input instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
        const row = list?.isOpen === true ? list.selectionManager.focusedKey : null;
        if (event.key === 'Enter' && (row == null ? typing : onRow?.(String(row)) === true)) {
          event.preventDefault();
          event.stopPropagation();
          if (row == null) onEnter();
        } else if (event.key === 'Backspace' && input.value === '' && !event.repeat) {
          onEraseLast?.();
        } else if (event.key === 'Escape' && (list?.isOpen === true || typing)) {
          // Esc closes the list and takes back what is typed first; only the next one reaches a dialog around the field, which a
          // browser closes by itself whoever stops the key on its way.
          event.preventDefault();
          event.stopPropagation();
          // The library opens the list of a text that has changed, so that it is closed after.
          flushSync(onRevert);
          list?.setOpen(false);
        } else if (event.key === 'Tab' && row != null) {
          // Tab goes on. The library would take the row that is lit, or do what the row does.
          list?.selectionManager.setFocusedKey(null);
        }
      }}
      onClick={(event) => {
        const input = event.target;
        if (!openOnPress || !(input instanceof HTMLInputElement) || list === null || list.isOpen) return;
        list.open(null, 'manual');
        input.select();
      }}
    >
      {children}
    </div>
  );
}
