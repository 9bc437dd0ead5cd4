import { Move } from 'lucide-react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import type { PicturePart } from '#lib/file/drawPart.ts';
import {
  coverLimits,
  coverSize,
  covers,
  fitInto,
  type PictureProblem,
  type PictureSize,
} from '#lib/file/images.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useElementWidth } from '#lib/hook/useElementWidth.ts';
import { Bar, Foot, MoveHint, Note, Stage } from './CoverCrop.styles.ts';
import { cut } from './cut.ts';
import { messages } from './messages.ts';

interface CoverCropInnerProps {
  /** Address of the picture. */
  url: string;
  aspect: number;
  least: PictureSize;
  onDone: (blob: Blob, size: PictureSize) => void;
  onCancel: () => void;
  /** The picture turned out not to be one that can be cropped. */
  onRefuse: (problem: PictureProblem) => void;
}

const ZOOM = { min: 1, max: 4 };
/** How far an arrow moves the picture, px of the screen. */
const KEY_STEP = 10;
const start = { x: 0, y: 0 };

const show = (size: PictureSize) => `${size.width}×${size.height}`;

/** The nonce under which the page lets styles in: react-easy-crop brings a sheet of its own. */
function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

/** Cuts the part that was chosen out of the picture. */
function useCut(url: string, area: PicturePart | undefined, onDone: CoverCropInnerProps['onDone']) {
  const [state, setState] = useState<'idle' | 'cutting' | 'failed'>('idle');

  async function finish() {
    if (area === undefined) return;
    setState('cutting');
    try {
      const { blob, size } = await cut(url, area);
      setState('idle');
      onDone(blob, size);
    } catch {
      setState('failed');
    }
  }

  return { state, finish };
}

interface VerdictProps {
  /** The picture could not be cut. */
  failed: boolean;
  /** Of the cover that would come of it; undefined while it is not known. */
  result: PictureSize | undefined;
  least: PictureSize;
  zoomed: boolean;
}

/** What comes of the crop, in words. */
function Verdict({ failed, result, least, zoomed }: VerdictProps) {
  const text = useMessages(messages);
  const small = result !== undefined && !covers(result, least);
  return (
    <Note $tone={failed ? 'bad' : small ? 'dawn' : 'plain'}>
      {failed ? (
        <>
          <Glyph name="failed" />
          <span>{text.cutFailed}</span>
        </>
      ) : small ? (
        <>
          <Glyph name="attention" />
          <span>
            {text.small(show(result), show(least))} {zoomed ? text.zoomLess : text.takeLarger}
          </span>
        </>
      ) : (
        result !== undefined && text.result(show(result))
      )}
    </Note>
  );
}

/** The working half of CoverCrop, loaded when a picture is to be cropped. */
export default function CoverCropInner({
  url,
  aspect,
  least,
  onDone,
  onCancel,
  onRefuse,
}: CoverCropInnerProps) {
  const text = useMessages(messages);
  const [crop, setCrop] = useState(start);
  const [zoom, setZoom] = useState(ZOOM.min);
  const [area, setArea] = useState<PicturePart>();
  // Where there is no room yet, as in a dialog that is still to open, a picture has no place that could be counted.
  const [place, room] = useElementWidth<HTMLDivElement>();
  const { state, finish } = useCut(url, area, onDone);

  const result = area === undefined ? undefined : fitInto(area, coverSize);

  return (
    <>
      <Stage ref={place}>
        {room > 0 && (
          <Cropper
            image={url}
            aspect={aspect}
            crop={crop}
            zoom={zoom}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            keyboardStep={KEY_STEP}
            nonce={styleNonce()}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => {
              if (Number.isFinite(pixels.width)) setArea(pixels);
            }}
            onMediaLoaded={({ naturalWidth, naturalHeight }) => {
              if (naturalWidth * naturalHeight > coverLimits.pixels) onRefuse('pixels');
            }}
            mediaProps={{ onError: () => onRefuse('broken') }}
            cropperProps={{ role: 'application', 'aria-label': text.frame }}
          />
        )}
        <MoveHint aria-hidden>
          <Move size={16} strokeWidth={1.5} />
          {text.moveHint}
        </MoveHint>
        <Bar
          size="regular"
          zoom={zoom}
          most={ZOOM.max}
          onZoom={setZoom}
          onReset={() => {
            setZoom(ZOOM.min);
            setCrop(start);
          }}
        />
      </Stage>
      <Foot>
        <Verdict failed={state === 'failed'} result={result} least={least} zoomed={zoom > ZOOM.min} />
        <Button onClick={onCancel}>{text.cancel}</Button>
        <Button
          variant="primary"
          busy={state === 'cutting'}
          busyText={text.cutting}
          disabled={area === undefined}
          onClick={() => void finish()}
        >
          {text.done}
        </Button>
      </Foot>
    </>
  );
}
