import { useState } from 'react';
import styled from 'styled-components';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { AvatarCrop } from '#components/forms/AvatarCrop/AvatarCrop.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { radius } from '#theme/tokens.ts';
import { messages } from './messages.ts';
import type { PictureArea } from '../AvatarCrop/area.ts';

interface AvatarCropDialogProps {
  /** The photo, as `readPhoto` gives it. */
  picture: string;
  /** The part that is in the circle when it opens; the middle by default. */
  area: PictureArea | null;
  /** Gets the part that was chosen. */
  onDone: (area: PictureArea) => void;
  /** Closed without a choice. */
  onCancel: () => void;
}

/** A dialog in which a photo is cropped to an avatar, where there is no room for AvatarCrop in the page. */
export function AvatarCropDialog({ picture, area, onDone, onCancel }: AvatarCropDialogProps) {
  const text = useMessages(messages);
  const [chosen, setChosen] = useState(area);
  return (
    <Dialog
      open
      onClose={onCancel}
      title={text.title}
      description={text.lead}
      footer={
        <>
          <Button onClick={onCancel}>{text.cancel}</Button>
          <Button
            variant="primary"
            disabled={chosen === null}
            onClick={() => chosen !== null && onDone(chosen)}
          >
            {text.done}
          </Button>
        </>
      }
    >
      <Place>
        <AvatarCrop picture={picture} area={area} onAreaChange={setChosen} />
      </Place>
    </Dialog>
  );
}

const Place = styled.div`
  height: min(400px, 52dvh);
  min-height: 220px;
  border-radius: ${radius.media};
  overflow: hidden;
`;
