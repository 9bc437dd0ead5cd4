import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';
import {
  cropPhotoAtom,
  registrationDraftAtom,
  registrationPhotoAtom,
} from '#atoms/session/registrationDraft.ts';
import { AvatarCrop } from '#components/forms/AvatarCrop/AvatarCrop.tsx';
import { AvatarCropDialog } from '#components/forms/AvatarCropDialog/AvatarCropDialog.tsx';
import { AvatarField } from '#components/forms/AvatarField/AvatarField.tsx';
import { useNarrow } from '#lib/hook/useWidth.ts';

interface PhotoProps {
  error: ReactNode;
  /** Another photo was taken, or this one was taken off. */
  onEdit: () => void;
}

/** The photo in the form. On a narrow window a new one opens its crop; on a wide one the crop stands beside. */
export function Photo({ error, onEdit }: PhotoProps) {
  const narrow = useNarrow();
  const [photo, setPhoto] = useAtom(registrationPhotoAtom);
  const { area } = useAtomValue(registrationDraftAtom);
  const crop = useSetAtom(cropPhotoAtom);
  const [open, setOpen] = useState(false);
  // The window has become wide: the crop stands beside, and no dialog waits for the way back.
  if (open && !narrow) setOpen(false);
  return (
    <>
      <AvatarField
        picture={photo}
        area={area}
        error={error}
        onPicture={(picture) => {
          setPhoto(picture);
          setOpen(narrow && picture !== null);
          onEdit();
        }}
        {...(narrow && { onCrop: () => setOpen(true) })}
      />
      {narrow && open && photo !== null && (
        <AvatarCropDialog
          picture={photo}
          area={area}
          onDone={(chosen) => {
            crop(chosen);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The crop of the photo, in the place of the picture beside the form. */
export function PhotoStage({ picture }: { picture: string }) {
  const { area } = useAtomValue(registrationDraftAtom);
  const crop = useSetAtom(cropPhotoAtom);
  return <AvatarCrop picture={picture} area={area} onAreaChange={crop} />;
}
