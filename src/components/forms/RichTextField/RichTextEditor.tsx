import {
  BOLD_ITALIC_STAR,
  BOLD_STAR,
  HEADING,
  ITALIC_STAR,
  LINK,
  ORDERED_LIST,
  UNORDERED_LIST,
} from '@lexical/markdown';
import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin';
import { ListPlugin } from '@lexical/react/LexicalListPlugin';
import { MarkdownShortcutPlugin } from '@lexical/react/LexicalMarkdownShortcutPlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import {
  $getRoot,
  $setSelection,
  COMMAND_PRIORITY_CRITICAL,
  HISTORY_MERGE_TAG,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
} from 'lexical';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { safeHref, type Block } from '#lib/richText/blocks.ts';
import { parse } from '#lib/richText/parse.ts';
import { serialise } from '#lib/richText/serialise.ts';
import type { FieldControl } from '#components/forms/Field/Field.tsx';
import { endOfChange } from '#lib/text/endOfChange.ts';
import { logFailure } from '#lib/log.ts';
import { $read, $write, nodes, registerCleaning } from './convert.ts';
import { RichTextTools } from './RichTextTools.tsx';
import * as S from './RichTextField.styles.ts';

export interface RichTextEditorProps {
  control: FieldControl;
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
  disabled: boolean;
  /** The form takes steps back: the editor keeps none. */
  formSteps: boolean;
}

/** What turns into a look as it is typed. */
const shortcuts = [HEADING, UNORDERED_LIST, ORDERED_LIST, BOLD_ITALIC_STAR, BOLD_STAR, ITALIC_STAR, LINK];

/** The same text, written one way. */
const canonical = (markdown: string) => serialise(parse(markdown));

/** The editor itself. It comes by itself, with the library behind it. */
export default function RichTextEditor({
  control,
  value,
  onChange,
  placeholder,
  disabled,
  formSteps,
}: RichTextEditorProps) {
  return (
    <LexicalComposer
      initialConfig={{
        namespace: 'RichTextField',
        nodes,
        editable: !disabled,
        editorState: () => $write(parse(value)),
        onError: (error) => logFailure('The editor of texts failed', error),
      }}
    >
      <S.Frame $disabled={disabled}>
        <RichTextTools controls={control.id} disabled={disabled} formSteps={formSteps} />
        <S.Page>
          <RichTextPlugin
            contentEditable={
              <ContentEditable
                // One by one: the frame hands over another object with each letter, which says the same.
                id={control.id}
                aria-labelledby={control['aria-labelledby']}
                aria-describedby={control['aria-describedby']}
                aria-invalid={control['aria-invalid']}
                data-control
                aria-multiline
                aria-disabled={disabled || undefined}
                aria-placeholder={placeholder}
                placeholder={<S.Placeholder aria-hidden>{placeholder}</S.Placeholder>}
              />
            }
            ErrorBoundary={LexicalErrorBoundary}
          />
        </S.Page>
        {formSteps ? <LeaveSteps /> : <HistoryPlugin />}
        <ListPlugin />
        <LinkPlugin validateUrl={(url) => safeHref(url) !== null} />
        <MarkdownShortcutPlugin transformers={shortcuts} />
        <Bridge value={value} onChange={onChange} disabled={disabled} />
      </S.Frame>
    </LexicalComposer>
  );
}

/** Ties the editor to its value: tells what changed, takes what comes from elsewhere, and cleans what is pasted. */
function Bridge({ value, onChange, disabled }: Pick<RichTextEditorProps, 'value' | 'onChange' | 'disabled'>) {
  const [editor] = useLexicalComposerContext();
  // The text as it came, and as the editor would write it: whoever comes back to it gets it as it came, to the last space.
  const [first] = useState(() => ({ value, written: canonical(value) }));
  const came = useRef(first);
  const told = useRef(value);

  const tell = useEffectEvent(() => {
    const written = editor.getEditorState().read(() => serialise($read()));
    const now = written === came.current.written ? came.current.value : written;
    if (now === told.current) return;
    told.current = now;
    onChange(now);
  });

  useEffect(() => registerCleaning(editor), [editor]);
  useEffect(
    () =>
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size + dirtyLeaves.size > 0) tell();
      }),
    [editor],
  );
  useEffect(() => editor.setEditable(!disabled), [editor, disabled]);
  // Before anything else can be typed: what was told meanwhile must not be taken for older text from elsewhere.
  useLayoutEffect(() => {
    if (value === told.current) return;
    told.current = value;
    came.current = { value, written: canonical(value) };
    editor.update(() => $put(parse(value), editor), { tag: HISTORY_MERGE_TAG });
  }, [editor, value]);

  return null;
}

/** Puts a text that came from elsewhere into the editor. A caret goes to where it changed. */
function $put(blocks: readonly Block[], editor: LexicalEditor): void {
  const before = $letters();
  $write(blocks);
  const focused = editor.getRootElement() === document.activeElement;
  if (!focused) return void $setSelection(null);
  let left = endOfChange(before, $letters());
  for (const node of $getRoot().getAllTextNodes()) {
    const size = node.getTextContentSize();
    if (left <= size) return void node.select(left, left);
    left -= size;
  }
  $getRoot().selectEnd();
}

const $letters = () =>
  $getRoot()
    .getAllTextNodes()
    .map((node) => node.getTextContent())
    .join('');

/** Leaves the keys that take a step back or forth to the form. */
function LeaveSteps() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        ({ code, ctrlKey, metaKey, altKey }) =>
          (ctrlKey || metaKey) && !altKey && (code === 'KeyZ' || code === 'KeyY'),
        COMMAND_PRIORITY_CRITICAL,
      ),
    [editor],
  );
  return null;
}
