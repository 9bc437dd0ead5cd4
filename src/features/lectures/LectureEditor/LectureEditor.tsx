import { FileQuestion } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { errorText } from '#api/api-error.ts';
import { lectureEditorAtom } from '#atoms/lectures/editor.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { RouterLink } from '#features/widgets/RouterLink/RouterLink.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useTitle } from '#lib/useTitle.ts';
import { LectureSkeleton } from './LectureSkeleton.tsx';
import { LectureWorkspace } from './LectureWorkspace.tsx';
import { messages } from './messages.ts';
import { useVisit } from './useVisit.ts';

/** The editor of a lecture, `/lectures/:id`; the id `new` stands for one that does not exist yet. */
export function LectureEditor() {
  const { id: key = 'new' } = useParams();
  const t = useMessages(messages);
  const language = useLanguage();
  const visit = useVisit();
  const editor = useAtomValue(lectureEditorAtom(key));
  const name = editor.status === 'ready' ? editor.fields.name.trim() : '';
  useTitle(name || (key === 'new' ? t.newLecture : null), t.section);

  switch (editor.status) {
    case 'loading':
      return <LectureSkeleton label={t.loading} />;
    case 'notFound':
      return (
        <Block
          icon={<FileQuestion size={24} strokeWidth={1.5} aria-hidden />}
          title={t.notFoundTitle}
          headingLevel={1}
          action={
            <ButtonLink as={RouterLink} href="/lectures">
              {t.toList}
            </ButtonLink>
          }
        >
          {t.notFoundText}
        </Block>
      );
    case 'failed':
      return (
        <Block
          tone="bad"
          title={t.failedTitle}
          headingLevel={1}
          action={<Button onClick={editor.retry}>{t.retry}</Button>}
        >
          {editor.error !== null && errorText(editor.error, language)}
        </Block>
      );
    case 'ready':
      return <LectureWorkspace key={visit} editorKey={key} editor={editor} />;
  }
}
