import { $isLinkNode } from '@lexical/link';
import { $isListNode } from '@lexical/list';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $isHeadingNode } from '@lexical/rich-text';
import {
  $getSelection,
  $isRangeSelection,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  type LexicalNode,
} from 'lexical';
import { useEffect, useState } from 'react';

/** The formatting at the caret. */
interface TextState {
  bold: boolean;
  italic: boolean;
  block: 'paragraph' | 'heading' | 'bullet' | 'number';
  /** The address of the link that the caret is in. */
  href: string | null;
}

const plain: TextState = { bold: false, italic: false, block: 'paragraph', href: null };

function $state(): TextState {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return plain;
  const path: LexicalNode[] = [selection.anchor.getNode(), ...selection.anchor.getNode().getParents()];
  const list = path.find($isListNode);
  const listed = list?.getListType() === 'number' ? 'number' : 'bullet';
  return {
    bold: selection.hasFormat('bold'),
    italic: selection.hasFormat('italic'),
    block: list !== undefined ? listed : path.some($isHeadingNode) ? 'heading' : 'paragraph',
    href: path.find($isLinkNode)?.getURL() ?? null,
  };
}

/** The state as it was where it says the same: most letters change no look, and none of the tools is drawn for them. */
const kept = (before: TextState, now: TextState): TextState =>
  before.bold === now.bold &&
  before.italic === now.italic &&
  before.block === now.block &&
  before.href === now.href
    ? before
    : now;

/** The look at the caret, and whether there is anything to undo and redo. */
export function useTextState() {
  const [editor] = useLexicalComposerContext();
  const [state, setState] = useState(plain);
  const [undoable, setUndoable] = useState(false);
  const [redoable, setRedoable] = useState(false);

  useEffect(() => {
    const off = [
      editor.registerUpdateListener(({ editorState }) => {
        const now = editorState.read($state);
        setState((before) => kept(before, now));
      }),
      editor.registerCommand(CAN_UNDO_COMMAND, (can) => (setUndoable(can), false), COMMAND_PRIORITY_LOW),
      editor.registerCommand(CAN_REDO_COMMAND, (can) => (setRedoable(can), false), COMMAND_PRIORITY_LOW),
    ];
    return () => off.forEach((each) => each());
  }, [editor]);

  return { editor, state, undoable, redoable };
}
