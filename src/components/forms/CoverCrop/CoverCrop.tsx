import { Suspense, type ComponentPropsWithRef } from 'react';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { formatBytes } from '#lib/file/files.ts';
import { coverLimits, type PictureProblem, type PictureSize } from '#lib/file/images.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { Foot, Refusal, Root, Stage } from './CoverCrop.styles.ts';
import { messages } from './messages.ts';
import { usePicture } from './usePicture.ts';

interface CoverCropProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The picture to cut from. It is checked first: JPG, PNG or WebP by its bytes, 5 MB and 40 megapixels at most. */
  file: File;
  /** Width to height of the cover. What is no shape, as 0, counts as left out. */
  aspect?: number;
  /** Least width of the result that passes without a warning, px. */
  minWidth?: number;
  /** Least height of the result that passes without a warning, px. */
  minHeight?: number;
  /** Gets the cover as a JPEG of 1920×1080 px at most, and its size, px. */
  onDone: (blob: Blob, size: PictureSize) => void;
  /** Left without a cover. */
  onCancel: () => void;
}

/** Width to height of a cover in the catalogue. */
const usualAspect = 16 / 9;

/** Out of a picture something can be cut. By no shape react-easy-crop cuts a line of it, or nothing. */
const isShape = (aspect: number) => aspect > 0 && Number.isFinite(aspect);

const Inner = preloadable(() => import('./CoverCropInner.tsx')).Part;

/** What a dialog holds in which a cover is cut out of a picture: the stage, the zoom and the buttons. */
export function CoverCrop({
  file,
  aspect = usualAspect,
  minWidth = coverLimits.width,
  minHeight = coverLimits.height,
  onDone,
  onCancel,
  ...rest
}: CoverCropProps) {
  const text = useMessages(messages);
  const language = useLanguage();
  const [picture, refuse] = usePicture(file);

  const reasons: Record<PictureProblem, string> = {
    kind: text.kind(file.name),
    bytes: text.bytes(file.name, formatBytes(file.size, language), formatBytes(coverLimits.bytes, language)),
    pixels: text.pixels(file.name),
    broken: text.broken(file.name),
  };
  const waiting = (
    <Stage aria-busy>
      <Skeleton height="100%" radius="media" />
    </Stage>
  );
  return (
    <Root {...rest}>
      {picture.state === 'reading' ? (
        waiting
      ) : picture.state === 'fit' ? (
        <Suspense fallback={waiting}>
          <Inner
            key={picture.url}
            url={picture.url}
            aspect={isShape(aspect) ? aspect : usualAspect}
            least={{ width: minWidth, height: minHeight }}
            onDone={onDone}
            onCancel={onCancel}
            onRefuse={refuse}
          />
        </Suspense>
      ) : (
        <>
          <Refusal role="alert">
            <Glyph name="failed" />
            <span>{reasons[picture.problem]}</span>
          </Refusal>
          <Foot>
            <Button onClick={onCancel}>{text.close}</Button>
          </Foot>
        </>
      )}
    </Root>
  );
}
