import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { handled } from '#api/api-error.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { changeAvatarAtom, updateProfileAtom } from '#atoms/account/profile.ts';
import { profileEditor } from '#atoms/account/profileEditor.ts';
import { uploadingAvatarAtom } from '#atoms/session/registration.ts';
import type { PictureArea } from '#components/forms/AvatarCrop/area.ts';
import { cutAvatar } from '#components/forms/AvatarCrop/picture.ts';
import { AvatarCropDialog } from '#components/forms/AvatarCropDialog/AvatarCropDialog.tsx';
import { AvatarField } from '#components/forms/AvatarField/AvatarField.tsx';
import { useEditorPart } from '#features/widgets/EditorKit/place.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

const avatarAtom = profileEditor.partAtom(({ item }) => item?.avatarId ?? null);

/** The author's photo. It has a call of its own: what is chosen counts at once, and can be taken back. */
export function Photo() {
  const t = useMessages(messages);
  const avatarId = useEditorPart(avatarAtom);
  const change = useSetAtom(changeAvatarAtom);
  const update = useSetAtom(updateProfileAtom);
  const busy = useAtomValue(uploadingAvatarAtom);
  const [cropping, setCropping] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const put = (id: string | null) => handled(update({ avatarId: id }));

  const remove = () => {
    if (avatarId === null) return;
    setProblem(null);
    void handled(update({ avatarId: null }, { label: t.undo, run: () => void put(avatarId) }));
  };

  const keep = async (picture: string, area: PictureArea) => {
    setCropping(null);
    setProblem(null);
    const file = await cutAvatar(picture, area).catch(() => null);
    if (file === null) return setProblem(t.photoFailed);
    const result = await change({ file, fileName: 'avatar.jpg' });
    if (result.status === 'invalid') setProblem(Object.values(result.problems).join(' '));
    if (result.status === 'refused') setProblem(result.message);
  };

  return (
    <div data-field="avatar">
      <AvatarField
        picture={avatarId === null ? null : imageUrl(avatarId)}
        area={null}
        disabled={busy}
        error={problem ?? undefined}
        onPicture={(picture) => (picture === null ? remove() : setCropping(picture))}
        onCrop={() => avatarId !== null && setCropping(imageUrl(avatarId))}
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
