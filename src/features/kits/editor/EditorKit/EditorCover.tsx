import { atom, useAtom, useAtomValue, useSetAtom, type Atom } from 'jotai';
import { Suspense, use } from 'react';
import { createPortal } from 'react-dom';
import { handled } from '#api/api-error.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { imageSizeAtom } from '#atoms/image/images.ts';
import { showErrorAtom } from '#atoms/ui/toast.ts';
import { coverUploadAtom, uploadCoverAtom, type CoverEditor } from '#atoms/upload/covers.ts';
import { CoverField } from '#components/forms/CoverField/CoverField.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { messages } from './messages.ts';
import { RailPlacementContext, useEditorKey } from './place.ts';
import { croppingAtom } from './cropping.ts';

export interface EditorCoverProps {
  /** An editor of what has a cover. */
  editor: CoverEditor & {
    fieldAtom: (key: string, name: 'imageId') => Atom<string | null>;
    problemAtom: (key: string, name: 'imageId') => Atom<string | undefined>;
  };
}

const CoverDialog = preloadable(() => import('./CoverDialog.tsx'), {
  closes: ({ onCancel }) => onCancel,
}).Part;

const noneAtom = atom(null);

/** The picture itself, as it was uploaded. */
async function pictureOf(id: string): Promise<File> {
  const answer = await fetch(imageUrl(id));
  if (!answer.ok) throw new Error(`Status ${answer.status}`);
  const blob = await answer.blob();
  return new File([blob], id, { type: blob.type });
}

/** The cover of what is edited: chosen or dropped, cut to its frame, uploaded, and a part of the draft. */
export function EditorCover({ editor }: EditorCoverProps) {
  const { kind } = editor;
  const t = useMessages(messages);
  const key = useEditorKey();
  const placement = use(RailPlacementContext);
  const imageId = useAtomValue(editor.fieldAtom(key, 'imageId'));
  const refused = useAtomValue(editor.problemAtom(key, 'imageId'));
  const size = useAtomValue(imageId === null ? noneAtom : imageSizeAtom(imageId));
  const uploading = useAtomValue(coverUploadAtom({ kind, key }));
  const [cropping, setCropping] = useAtom(croppingAtom);
  const edit = useSetAtom(editor.editAtom);
  const upload = useSetAtom(uploadCoverAtom);
  const showError = useSetAtom(showErrorAtom);
  const crop = (file: File) => setCropping({ kind, key, file });

  const cropAgain = async (id: string) => {
    const file = await pictureOf(id).catch(() => null);
    if (file === null) showError(t.coverReadFailed);
    else crop(file);
  };

  const keep = (file: Blob, fileName: string) => {
    setCropping(null);
    void handled(upload({ editor, key, file, fileName }));
  };

  // The rail is there on a phone too, though it is not seen: of the two copies it opens the dialog.
  const open = placement === 'rail' && cropping?.kind === kind && cropping.key === key;
  const failed = uploading.state === 'error' ? (uploading.message ?? undefined) : undefined;
  return (
    <div data-field="imageId">
      <CoverField
        alt={t.cover}
        src={imageId === null ? undefined : imageUrl(imageId)}
        size={size ?? undefined}
        busy={uploading.state === 'progress'}
        error={failed ?? refused}
        onFile={crop}
        onCrop={() => imageId !== null && void cropAgain(imageId)}
        onRemove={() => edit({ key, patch: { imageId: null } })}
      />
      {open &&
        createPortal(
          <Suspense fallback={null}>
            <CoverDialog
              file={cropping.file}
              onDone={(blob) => keep(blob, cropping.file.name)}
              onCancel={() => setCropping(null)}
            />
          </Suspense>,
          document.body,
        )}
    </div>
  );
}
