import { useContext, type ReactNode } from 'react';
import { ComboBoxStateContext } from 'react-aria-components';

interface TagKeysProps {
  /** Nothing is typed. */
  empty: boolean;
  /** There is a tag to take off. */
  canErase: boolean;
  /** Enter with a text and no row highlighted. */
  onEnter: () => void;
  /** Backspace with no text. */
  onEraseLast: () => void;
  children: ReactNode;
}

/** Keys of a field of tags that a list of options alone does not have. */
export function TagKeys({ empty, canErase, onEnter, onEraseLast, children }: TagKeysProps) {
  const list = useContext(ComboBoxStateContext);
  return (
    <div
      role="presentation"
      onKeyDownCapture={(event) => {
        if (!(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
        if (event.key === 'Enter' && !empty && list?.selectionManager.focusedKey == null) {
          event.preventDefault();
          event.stopPropagation();
          onEnter();
        } else if (event.key === 'Backspace' && empty && canErase && !event.repeat) {
          onEraseLast();
        } else if (event.key === 'Escape' && list?.isOpen === true) {
          // Esc closes the list first; only the next one reaches a dialog around the field.
          event.stopPropagation();
          list.close();
        }
      }}
    >
      {children}
    </div>
  );
}
