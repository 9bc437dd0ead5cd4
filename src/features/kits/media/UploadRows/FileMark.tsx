import { File, FileHeadphone, FileImage, FilePlay } from 'lucide-react';
import type { Upload } from '#atoms/upload/entries.ts';
import { FileIcon } from '#components/feedback/UploadCard/UploadCard.styles.ts';
import { fileKindOf } from './useUploadWords.ts';

const icons = { video: FilePlay, audio: FileHeadphone, image: FileImage, file: File };

/** What a file is, as an icon. */
export function FileMark({ upload }: { upload: Upload }) {
  const Icon = icons[fileKindOf(upload)];
  return (
    <FileIcon>
      <Icon size={16} strokeWidth={1.5} aria-hidden />
    </FileIcon>
  );
}
