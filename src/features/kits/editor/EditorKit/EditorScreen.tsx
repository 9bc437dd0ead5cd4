import { FileQuestion } from 'lucide-react';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { errorText } from '#api/api-error.ts';
import type { Editable } from '#atoms/editor/config.ts';
import { newKey } from '#atoms/editor/draft.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useFocusFallback } from '#lib/focus/useFocusFallback.ts';
import { useTitle } from '#lib/hook/useTitle.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { EditorWorkspace, type EditorSlots } from './EditorWorkspace.tsx';
import { EditorTitle } from './EditorTitle.tsx';
import type { BareKind, EditorKind, NamedFields } from './kind.ts';
import { messages } from './messages.ts';
import { useVisitId } from './visit.ts';

interface ScreenProps extends EditorSlots {
  /** The skeleton of the form, while it is loading. */
  skeleton?: ReactNode;
}

interface EditorScreenProps<Item extends Editable, Fields extends NamedFields> extends Omit<
  ScreenProps,
  'title'
> {
  /** What makes this kind differ from another. Declared once, outside of components. */
  kind: EditorKind<Item, Fields>;
}

/**
 * The screen of an editor of any kind, at `…/:id`; the id `new` stands for what does not exist yet. It brings the head, the
 * offer of an unsaved version, the saving with its problems and conflicts, the rail and its sheet; the kind brings its
 * declaration, its form and what stands in the slots.
 */
export function EditorScreen<Item extends Editable, Fields extends NamedFields>({
  kind,
  ...rest
}: EditorScreenProps<Item, Fields>) {
  const { id = newKey } = useParams();
  const texts = kind.texts[useLanguage()];
  return (
    <BareEditorScreen
      {...rest}
      kind={kind}
      editorKey={id}
      title={<EditorTitle editor={kind.editor} texts={texts} />}
    />
  );
}

interface BareEditorScreenProps<Item extends Editable, Fields extends object> extends ScreenProps {
  kind: BareKind<Item, Fields>;
  /** The id of what is edited, or `new`. */
  editorKey: string;
}

/** The same for what has no title of its own, or is not told by the address: the title is given, and names the page. */
export function BareEditorScreen<Item extends Editable, Fields extends object>({
  kind,
  editorKey: key,
  skeleton,
  ...slots
}: BareEditorScreenProps<Item, Fields>) {
  const visit = useVisitId();
  const texts = kind.texts[useLanguage()];
  const status = useAtomValue(kind.editor.statusAtom(key));
  // «Повторить» goes with what it says once there is something to show.
  const fallback = useFocusFallback(() => document.querySelector('main'));
  // An open editor names the page itself.
  switch (status) {
    case 'loading':
      return (
        <Named section={texts.section}>
          <EditorSkeleton label={texts.loading}>{skeleton}</EditorSkeleton>
        </Named>
      );
    case 'notFound':
      return (
        <Named section={texts.section}>
          <Block
            icon={<FileQuestion size={24} strokeWidth={1.5} aria-hidden />}
            title={texts.notFoundTitle}
            headingLevel={1}
            action={
              <ButtonLink as={RouterLink} href={kind.listHref}>
                {texts.toList}
              </ButtonLink>
            }
          >
            {texts.notFoundText}
          </Block>
        </Named>
      );
    case 'failed':
      return (
        <Named section={texts.section}>
          <Failed {...fallback} kind={kind} editorKey={key} />
        </Named>
      );
    case 'ready':
      return <EditorWorkspace key={visit} {...slots} kind={kind} editorKey={key} />;
  }
}

function Named({ section, children }: { section: string; children: ReactNode }) {
  useTitle(section);
  return children;
}

interface FailedProps<Item extends Editable, Fields extends object> extends ReturnType<
  typeof useFocusFallback
> {
  kind: BareKind<Item, Fields>;
  editorKey: string;
}

function Failed<Item extends Editable, Fields extends object>({
  kind: { editor, texts },
  editorKey,
  ...rest
}: FailedProps<Item, Fields>) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { error, retry } = useAtomValue(editor.editorAtom(editorKey));
  return (
    <Block
      {...rest}
      tone="bad"
      title={texts[language].failedTitle}
      headingLevel={1}
      action={<Button onClick={retry}>{t.retry}</Button>}
    >
      {error !== null && errorText(error, language)}
    </Block>
  );
}
