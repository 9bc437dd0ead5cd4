import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { handled } from '#api/api-error.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { imageSizeAtom } from '#atoms/images/images.ts';
import { editLectureAtom, type LectureEditor } from '#atoms/lectures/editor.ts';
import { showErrorAtom } from '#atoms/ui/toast.ts';
import { coverUploadAtom, uploadCoverAtom } from '#atoms/uploads/covers.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { frameOf } from './frameOf.ts';
import { messages } from './messages.ts';

const noneAtom = atom(null);

/** The cover of the lecture that is being edited, and the picture that is being cropped for it. */
export function useCover(key: string, { fields }: LectureEditor) {
  const t = useMessages(messages);
  const { imageId } = fields;
  const edit = useSetAtom(editLectureAtom);
  const upload = useSetAtom(uploadCoverAtom);
  const showError = useSetAtom(showErrorAtom);
  const size = useAtomValue(imageId === null ? noneAtom : imageSizeAtom(imageId));
  const uploading = useAtomValue(coverUploadAtom(key));
  const [cropping, setCropping] = useState<File | null>(null);

  const takeFrame = async (video: HTMLVideoElement) => {
    video.pause();
    const frame = await frameOf(video, t.frameName(fields.name));
    if (frame === null) showError(t.frameFailed);
    else setCropping(frame);
  };

  const cropAgain = async () => {
    if (imageId === null) return;
    try {
      const answer = await fetch(imageUrl(imageId));
      if (!answer.ok) throw new Error(`Status ${answer.status}`);
      const blob = await answer.blob();
      setCropping(new File([blob], imageId, { type: blob.type }));
    } catch {
      showError(t.coverReadFailed);
    }
  };

  const keep = async (blob: Blob) => {
    const fileName = cropping?.name ?? '';
    setCropping(null);
    await handled(upload({ key, file: blob, fileName }));
  };

  return {
    src: imageId === null ? undefined : imageUrl(imageId),
    size,
    busy: uploading.state === 'progress',
    problem: uploading.state === 'error' ? (uploading.message ?? undefined) : undefined,
    cropping,
    crop: setCropping,
    cropAgain,
    takeFrame,
    keep,
    remove: () => edit({ key, patch: { imageId: null } }),
  };
}
