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
import { useEffect, useEffectEvent, useRef } from 'react';
import { safeHref } from '#components/data/RichText/blocks.ts';
import { parse } from '#components/data/RichText/parse.ts';
import { serialise } from '#components/data/RichText/serialise.ts';
import type { FieldControl } from '#components/forms/Field/Field.tsx';
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
        <RichTextTools controls={control.id} disabled={disabled} />
        <S.Page>
          <RichTextPlugin
            contentEditable={
              <ContentEditable
                {...control}
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
        <HistoryPlugin />
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
  const known = useRef(canonical(value));

  const tell = useEffectEvent(() => {
    const now = editor.getEditorState().read(() => serialise($read()));
    if (now === known.current) return;
    known.current = now;
    onChange(now);
  });

  useEffect(() => registerCleaning(editor), [editor]);
  useEffect(() => editor.registerUpdateListener(() => tell()), [editor]);
  useEffect(() => editor.setEditable(!disabled), [editor, disabled]);
  useEffect(() => {
    const now = canonical(value);
    if (now === known.current) return;
    known.current = now;
    editor.update(() => $write(parse(value)));
  }, [editor, value]);

  return null;
}
