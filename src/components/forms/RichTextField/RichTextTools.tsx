import { TOGGLE_LINK_COMMAND } from '@lexical/link';
import {
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@lexical/list';
import { $createHeadingNode, $isHeadingNode } from '@lexical/rich-text';
import {
  $createParagraphNode,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  FORMAT_TEXT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical';
import { Bold, Heading, Italic, Link, List, ListOrdered, Redo2, Undo2, type LucideIcon } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { combination } from '#lib/keys.ts';
import { LinkBar } from './LinkBar.tsx';
import { HEADING } from './convert.ts';
import { messages } from './messages.ts';
import * as S from './RichTextField.styles.ts';
import { useTextState } from './useTextState.ts';

interface RichTextToolsProps {
  /** Id of the text. */
  controls: string;
  disabled: boolean;
  /** The form takes steps back. */
  formSteps: boolean;
}

interface Tool {
  id: string;
  label: string;
  icon: LucideIcon;
  press: () => void;
  pressed?: boolean;
  off?: boolean;
}

/** Turns the blocks of the selection into headings, or back into paragraphs where they are headings. */
function $toggleHeading() {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const blocks = new Set(selection.getNodes().map((node) => node.getTopLevelElement()));
  for (const block of blocks) {
    if ($isHeadingNode(block)) block.replace($createParagraphNode(), true);
    else if ($isParagraphNode(block)) block.replace($createHeadingNode(HEADING), true);
  }
}

type Texts = (typeof messages)['ru'];
type TextState = ReturnType<typeof useTextState>;

/** What marks the text. */
function markTools(t: Texts, { editor, state }: TextState, onLink: () => void): Tool[] {
  const list = (kind: 'bullet' | 'number') => () => {
    if (state.block === kind) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined);
    else {
      const command = kind === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND;
      editor.dispatchCommand(command, undefined);
    }
  };

  return [
    {
      id: 'bold',
      label: `${t.bold} (${combination('B')})`,
      icon: Bold,
      pressed: state.bold,
      press: () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold'),
    },
    {
      id: 'italic',
      label: `${t.italic} (${combination('I')})`,
      icon: Italic,
      pressed: state.italic,
      press: () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic'),
    },
    {
      id: 'heading',
      label: `${t.heading} (##)`,
      icon: Heading,
      pressed: state.block === 'heading',
      press: () => editor.update($toggleHeading),
    },
    {
      id: 'bullets',
      label: `${t.bullets} (-)`,
      icon: List,
      pressed: state.block === 'bullet',
      press: list('bullet'),
    },
    {
      id: 'numbers',
      label: `${t.numbers} (1.)`,
      icon: ListOrdered,
      pressed: state.block === 'number',
      press: list('number'),
    },
    { id: 'link', label: t.link, icon: Link, pressed: state.href !== null, press: onLink },
  ];
}

/** What takes steps back. */
function stepTools(t: Texts, { editor, undoable, redoable }: TextState): Tool[] {
  return [
    {
      id: 'undo',
      label: `${t.undo} (${combination('Z')})`,
      icon: Undo2,
      off: !undoable,
      press: () => editor.dispatchCommand(UNDO_COMMAND, undefined),
    },
    {
      id: 'redo',
      label: `${t.redo} (${combination('Shift\u00A0Z')})`,
      icon: Redo2,
      off: !redoable,
      press: () => editor.dispatchCommand(REDO_COMMAND, undefined),
    },
  ];
}

/** Buttons over the text: one stop of Tab, arrows walk them. */
export function RichTextTools({ controls, disabled, formSteps }: RichTextToolsProps) {
  const t = useMessages(messages);
  const text = useTextState();
  const { editor, state } = text;
  const [linking, setLinking] = useState(false);
  const [at, setAt] = useState(0);

  const tools = markTools(t, text, () => setLinking(true));
  const shown = formSteps ? tools : [...tools, ...stepTools(t, text)];
  const enabled = shown
    .map(({ off = false }, index) => (off || disabled ? -1 : index))
    .filter((index) => index >= 0);
  // Where Tab goes may have been turned off since.
  const stop = enabled.includes(at) ? at : (enabled[0] ?? 0);

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const place = enabled.indexOf(stop);
    const steps: Record<string, number> = {
      ArrowLeft: place - 1,
      ArrowRight: place + 1,
      Home: 0,
      End: enabled.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined || enabled.length === 0) return;
    event.preventDefault();
    const next = enabled[(to + enabled.length) % enabled.length] ?? 0;
    setAt(next);
    event.currentTarget.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };

  const link = (href: string | null) => {
    setLinking(false);
    editor.dispatchCommand(TOGGLE_LINK_COMMAND, href);
    editor.focus();
  };

  return (
    <>
      <S.Tools role="toolbar" aria-label={t.toolbar} aria-controls={controls} onKeyDown={walk}>
        {shown.map(({ id, label, icon: Icon, press, pressed, off = false }, index) => (
          <IconButton
            key={id}
            size="small"
            label={label}
            icon={<Icon size={16} strokeWidth={1.5} aria-hidden />}
            pressed={pressed}
            disabled={disabled || off}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setAt(index)}
            // The selection stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={press}
          />
        ))}
      </S.Tools>
      {linking && (
        <LinkBar
          href={state.href ?? ''}
          onApply={link}
          onClose={() => {
            setLinking(false);
            editor.focus();
          }}
        />
      )}
    </>
  );
}
