import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { handled } from '#api/api-error.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { avatarUploadAtom, cancelAvatarAtom } from '#atoms/account/avatar.ts';
import { changeAvatarAtom, updateProfileAtom } from '#atoms/account/profile.ts';
import { profileEditor } from '#atoms/account/profileEditor.ts';
import type { PictureArea } from '#components/forms/AvatarCrop/area.ts';
import { cutAvatar } from '#components/forms/AvatarCrop/picture.ts';
import { AvatarCropDialog } from '#components/forms/AvatarCropDialog/AvatarCropDialog.tsx';
import { AvatarField } from '#components/forms/AvatarField/AvatarField.tsx';
import { useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

const avatarAtom = profileEditor.partAtom(({ item }) => item?.avatarId ?? null);

/** The author's photo. It has a call of its own: what is chosen counts at once, and can be taken back. */
export function Photo() {
  const t = useMessages(messages);
  const avatarId = useEditorPart(avatarAtom);
  const change = useSetAtom(changeAvatarAtom);
  const update = useSetAtom(updateProfileAtom);
  const upload = useAtomValue(avatarUploadAtom);
  const cancel = useSetAtom(cancelAvatarAtom);
  const [cropping, setCropping] = useState<string | null>(null);
  const [broken, setBroken] = useState(false);
  /** What is on its way, as it was chosen here; after a reload it is not known. */
  const [sent, setSent] = useState<{ picture: string; area: PictureArea } | null>(null);
  const sending = upload.state === 'progress';
  const coming = sending ? sent : null;

  const remove = () => {
    setBroken(false);
    cancel();
    if (coming !== null || avatarId === null) return;
    const putBack = () => void handled(update({ avatarId }));
    void handled(update({ avatarId: null }, { label: t.undo, run: putBack }));
  };

  const keep = async (picture: string, area: PictureArea) => {
    setCropping(null);
    const file = await cutAvatar(picture, area).catch(() => null);
    setBroken(file === null);
    if (file === null) return;
    setSent({ picture, area });
    await handled(change(file));
  };

  const shown = coming?.picture ?? (avatarId === null ? null : imageUrl(avatarId));
  return (
    <div data-field="avatar">
      <AvatarField
        picture={shown}
        area={coming?.area ?? null}
        sending={sending}
        error={broken ? t.photoFailed : (upload.message ?? undefined)}
        onPicture={(picture) => (picture === null ? remove() : setCropping(picture))}
        onCrop={() => setCropping(shown)}
      />
      {cropping !== null && (
        <AvatarCropDialog
          picture={cropping}
          area={null}
          onDone={(area) => void keep(cropping, area)}
          onCancel={() => setCropping(null)}
        />
      )}
    </div>
  );
}
