import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { openModalAtom } from '#atoms/ui/modal.ts';

const typing = 'input, textarea, select, [contenteditable=true]';

/** «?» shows the shortcuts, unless it is typed into a field or a dialog is open. */
export function useShortcutsKey(): void {
  const openModal = useSetAtom(openModalAtom);
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
      if (key !== '?' || ctrlKey || metaKey || altKey || repeat) return;
      if (target instanceof Element && target.closest(typing) !== null) return;
      if (document.querySelector('dialog:modal') === null) openModal({ modalName: 'shortcuts', props: {} });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [openModal]);
}
