import { useSetAtom } from 'jotai';
import { Image, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { handled } from '#api/api-error.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { uploadQuestionImageAtom } from '#atoms/quiz/images.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useEditorKey } from '#features/kits/editor/EditorKit/place.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './QuestionForm.styles.ts';

/** The picture under the question. */
function Shown({ imageId, onRemove }: { imageId: string; onRemove: (() => void) | undefined }) {
  const t = useMessages(messages);
  return (
    <S.Picture>
      <img src={imageUrl(imageId)} alt={t.imageAlt} />
      {onRemove !== undefined && (
        <S.PictureEnd>
          <IconButton
            label={t.removeImage}
            icon={<X size={16} strokeWidth={1.5} aria-hidden />}
            onClick={onRemove}
          />
        </S.PictureEnd>
      )}
    </S.Picture>
  );
}

/** The button that takes a picture from the device. */
function Choose({ questionId }: { questionId: string }) {
  const t = useMessages(messages);
  const key = useEditorKey();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const upload = useSetAtom(uploadQuestionImageAtom);

  const send = async (file: File | undefined) => {
    if (file === undefined) return;
    setBusy(true);
    await handled(upload({ key, questionId, file }));
    setBusy(false);
  };

  return (
    <>
      <Button
        variant="quiet"
        busy={busy}
        busyText={t.sending}
        icon={<Image size={16} strokeWidth={1.5} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t.image}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        aria-label={t.imageFile}
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}

export const QuestionImage = { Shown, Choose };
