import { Move } from 'lucide-react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useElementWidth } from '#lib/hook/useElementWidth.ts';
import type { PictureArea } from './area.ts';
import { Bar, MoveHint, Square } from './AvatarCrop.styles.ts';
import { messages } from './messages.ts';

interface AvatarCropInnerProps {
  picture: string;
  area: PictureArea | null;
  onAreaChange: (area: PictureArea) => void;
}

const MOST = 3;
/** How far an arrow moves the picture, px of the screen. */
const KEY_STEP = 10;
const start = { x: 0, y: 0 };

/** The nonce under which the page lets styles in: react-easy-crop brings a sheet of its own. */
function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

/** The working half of AvatarCrop, loaded when a photo is to be cropped. */
export default function AvatarCropInner({ picture, area, onAreaChange }: AvatarCropInnerProps) {
  const text = useMessages(messages);
  const [crop, setCrop] = useState(start);
  const [zoom, setZoom] = useState(1);
  // A photo that is placed where there is no room yet, as in a dialog that is still to open, has no place at all: sums of it
  // are no numbers, and never settle.
  const [place, room] = useElementWidth<HTMLDivElement>();
  return (
    <>
      <Square ref={place}>
        {room > 0 && (
          <Cropper
            image={picture}
            aspect={1}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            crop={crop}
            zoom={zoom}
            minZoom={1}
            maxZoom={MOST}
            keyboardStep={KEY_STEP}
            nonce={styleNonce()}
            // Looked at when the photo comes: later places are told to the caller, and come back as `area`.
            initialCroppedAreaPercentages={area ?? undefined}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(percent) => {
              if (Number.isFinite(percent.width)) onAreaChange(percent);
            }}
            cropperProps={{ role: 'application', 'aria-label': text.frame }}
          />
        )}
      </Square>
      <MoveHint aria-hidden>
        <Move size={16} strokeWidth={1.5} />
        {text.moveHint}
      </MoveHint>
      <Bar
        zoom={zoom}
        most={MOST}
        onZoom={setZoom}
        onReset={() => {
          setZoom(1);
          setCrop(start);
        }}
      />
    </>
  );
}
