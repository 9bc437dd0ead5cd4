import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Editable } from '#atoms/editor/config.ts';
import type { Editor } from '#atoms/editor/createEditor.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { again } from '#lib/text/again.ts';
import { endOfChange } from '#lib/text/endOfChange.ts';
import { messages } from './messages.ts';
import { useEditorDesk, useEditorKey } from './place.ts';

type Way = 'undo' | 'redo';
type Typed = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (element: Element | null): element is Typed =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;

/** Which way a key asks for. By the place of the key: on a Russian keyboard it types «я». */
function wayOf({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Way | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (code === 'KeyZ') return shiftKey ? 'redo' : 'undo';
  return code === 'KeyY' && !shiftKey ? 'redo' : null;
}

/** Whether what has the focus takes its own steps back: a list that is searched, a field of no draft. */
function hasOwnSteps(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (!target.isContentEditable && !isTyped(target)) return false;
  return target.role === 'combobox' || target.closest('[data-field]') === null;
}

/** Undo and redo over the whole form, by the keys too. The focus goes to what changed; where it is there already, words alone tell of it: `said`. */
export function useUndo<Item extends Editable, Fields extends object>(editor: Editor<Item, Fields>) {
  const t = useMessages(messages);
  const key = useEditorKey();
  const [said, setSaid] = useState('');
  const { goTo } = useEditorDesk();
  const ways = useAtomValue(editor.waysAtom(key));
  const step = useSetAtom(editor.moveAtom);

  const move = (way: Way) => {
    const active = document.activeElement;
    const control = isTyped(active) ? active : null;
    const before = control?.value ?? '';
    // A field that holds what is typed into it until it is left would show that, and not what comes back.
    if (control?.closest('[data-field]')) flushSync(() => control.blur());
    const [first] = flushSync(() => step({ key, way }));
    if (first === undefined) return control?.focus({ preventScroll: true });
    setSaid(again(way === 'undo' ? t.undone : t.redone));
    // A row of a tree that has the focus keeps it: the field as a whole would give it to its first control.
    const within = control === null && active?.closest(`[data-field="${CSS.escape(first)}"]`);
    if (!within || document.activeElement !== active) goTo(first);
    if (control === null || document.activeElement !== control || control.selectionStart === null) return;
    const caret = endOfChange(before, control.value);
    control.setSelectionRange(caret, caret);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const way = wayOf(event);
    if (way === null || event.defaultPrevented || hasOwnSteps(event.target)) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    move(way);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return { ways, move, said };
}
