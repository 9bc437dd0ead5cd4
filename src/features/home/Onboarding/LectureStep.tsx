import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editLectureAtom, lectureEditor } from '#atoms/lecture/editor.ts';
import { addUploadsAtom } from '#atoms/upload/uploads.ts';
import { FileDrop } from '#components/forms/FileDrop/FileDrop.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { newLectureRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { mediaRefusal, refusalText } from '#lib/file/mediaFiles.ts';
import { nameOfFile } from '#lib/file/nameOfFile.ts';
import type { PickedFile } from '#lib/file/pickedFiles.ts';
import * as S from './Onboarding.styles.ts';
import { messages } from './messages.ts';
import { newKey } from '#atoms/editor/draft.ts';

/** The name that the new lecture has so far, as it is typed here or in its editor. */
export const useDraftName = () => useAtomValue(lectureEditor.fieldAtom(newKey, 'name'));

/** A file and a name: what the first lecture begins with. Both are the draft of the editor, which takes it from there. */
export function LectureStep() {
  const t = useMessages(messages);
  const language = useLanguage();
  const navigate = useNavigate();
  const name = useDraftName();
  const edit = useSetAtom(editLectureAtom);
  const upload = useSetAtom(addUploadsAtom);
  const [problem, setProblem] = useState<string | null>(null);

  const rename = (next: string) => edit({ key: newKey, patch: { name: next } });
  const take = ([picked]: PickedFile[]) => {
    if (picked === undefined) return;
    const refusal = mediaRefusal(picked.file);
    if (refusal !== null) return setProblem(refusalText(refusal, language));
    if (name.trim() === '') rename(nameOfFile(picked.file.name));
    upload({
      files: [picked.file],
      handles: [picked.handle],
      target: { kind: 'lecture', draftKey: newKey },
    });
    void navigate(newLectureRoute);
  };

  return (
    <S.Form>
      <FileDrop
        label={t.drop}
        touchLabel={t.dropTouch}
        hint={t.dropHint}
        accept="video/*,audio/*,.mkv,.m4a"
        action={t.choose}
        actionVariant="primary"
        error={problem}
        onFiles={(files) => take(files.map((file) => ({ file, handle: null })))}
        onPicked={take}
      />
      <TextField
        label={t.name}
        placeholder={t.namePlaceholder}
        value={name}
        max={120}
        autoComplete="off"
        onChange={rename}
      />
      <p>
        <TextLink as={RouterLink} href={newLectureRoute}>
          {t.goOn}
        </TextLink>
      </p>
    </S.Form>
  );
}
