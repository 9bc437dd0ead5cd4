import { Image, ImageOff, Trash2 } from 'lucide-react';
import { useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Spinner } from '#components/feedback/Spinner/Spinner.tsx';
import { FieldNote } from '#components/forms/Field/FieldNote.tsx';
import { FileInput } from '#components/forms/FileDrop/FileInput.tsx';
import { useFileDrop } from '#components/forms/FileDrop/useFileDrop.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { coverLimits, type PictureSize } from '#lib/file/images.ts';
import { useFocusFallback } from '#lib/focus/useFocusFallback.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import {
  Actions,
  Badge,
  Busy,
  Caption,
  Corner,
  Frame,
  MediaButton,
  Picture,
  Root,
} from './CoverField.styles.ts';
import { messages } from './messages.ts';

export interface CoverFieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Address of the cover. Without it the field is empty. */
  src?: string;
  /** What the cover belongs to, for screen readers. */
  alt: string;
  /** The picture's own size, px. Measured when it has loaded, where it is not given. */
  size?: PictureSize;
  /** The cover is being saved. */
  busy?: boolean;
  /** What is wrong with the cover, under it. */
  error?: ReactNode;
  /** Gets a file that was chosen, dropped or pasted. It is not checked. */
  onFile: (file: File) => void;
  /** Crops the present cover anew. Without it there is no such button. */
  onCrop?: () => void;
  /** Takes the cover off. Without it there is no such button. */
  onRemove?: () => void;
}

const show = (size: PictureSize) => `${size.width}×${size.height}`;

interface ShownProps {
  src: string;
  alt: string;
  size: PictureSize | undefined;
  busy: boolean;
  onCrop: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  onChoose: () => void;
  onBroken: () => void;
}

/** A cover that is there, with what can be done to it. */
function Shown({ src, alt, size, busy, onCrop, onRemove, onChoose, onBroken }: ShownProps) {
  const text = useMessages(messages);
  const [measured, setMeasured] = useState<{ src: string; size: PictureSize }>();
  const known = size ?? (measured?.src === src ? measured?.size : undefined);
  return (
    <>
      <Picture
        key={src}
        src={src}
        alt={alt}
        onLoad={(event) => {
          const { naturalWidth, naturalHeight } = event.currentTarget;
          setMeasured({ src, size: { width: naturalWidth, height: naturalHeight } });
        }}
        onError={onBroken}
      />
      {known !== undefined && <Badge>{show(known)}</Badge>}
      {!busy && (
        <Actions>
          {onCrop !== undefined && (
            <MediaButton type="button" aria-label={text.cropCover} onClick={onCrop}>
              {text.crop}
            </MediaButton>
          )}
          <MediaButton type="button" aria-label={text.replaceCover} onClick={onChoose}>
            {text.replace}
          </MediaButton>
        </Actions>
      )}
      {!busy && onRemove !== undefined && (
        <Corner type="button" title={text.remove} onClick={onRemove}>
          <Trash2 size={16} strokeWidth={1.5} aria-hidden />
        </Corner>
      )}
    </>
  );
}

interface BlankProps {
  /** Of a picture that could not be shown. */
  src: string | undefined;
  busy: boolean;
  /** A file is being dragged over it. */
  over: boolean;
  onChoose: () => void;
}

/** The place of a cover that is not there. */
function Blank({ src, busy, over, onChoose }: BlankProps) {
  const text = useMessages(messages);
  return (
    <>
      {src === undefined ? (
        <Image size={24} strokeWidth={1.5} aria-hidden />
      ) : (
        <ImageOff size={24} strokeWidth={1.5} aria-hidden />
      )}
      <Caption>
        {over ? text.drop : src === undefined ? text.empty(show(coverLimits)) : text.broken}
        <small>{text.formats}</small>
      </Caption>
      {!busy && (
        <Button size="small" onClick={onChoose}>
          {src === undefined ? text.choose : text.replace}
        </Button>
      )}
    </>
  );
}

/** The cover of a thing, 16:9, with what can be done to it. */
export function CoverField({
  src,
  alt,
  size,
  busy = false,
  error,
  onFile,
  onCrop,
  onRemove,
  ...rest
}: CoverFieldProps) {
  const text = useMessages(messages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [broken, setBroken] = useState<string>();
  const take = ([file]: File[]) => file !== undefined && onFile(file);
  const { over, handlers } = useFileDrop({ disabled: busy, onFiles: take });
  const frame = useRef<HTMLFieldSetElement>(null);
  const fallback = useFocusFallback(() => frame.current?.querySelector('button') ?? frame.current);
  const choose = () => input.current?.click();

  const shown = src !== undefined && src !== broken;
  const invalid = Boolean(error);
  return (
    <Root {...fallback} {...rest}>
      <Frame
        {...handlers}
        ref={frame}
        tabIndex={-1}
        aria-label={alt}
        aria-busy={busy || undefined}
        aria-describedby={invalid ? `${id}-error` : undefined}
        $shown={shown}
        $over={over}
        $invalid={invalid}
      >
        {shown ? (
          <Shown
            {...{ src, alt, size, busy, onCrop, onRemove }}
            onChoose={choose}
            onBroken={() => setBroken(src)}
          />
        ) : (
          <Blank {...{ src, busy, over }} onChoose={choose} />
        )}
        {busy && (
          <Busy>
            <Spinner size={14} />
            {text.busy}
          </Busy>
        )}
        <FileInput
          ref={input}
          aria-label={text.file}
          accept="image/jpeg,image/png,image/webp"
          disabled={busy}
          onFiles={take}
        />
      </Frame>
      {invalid && (
        <FieldNote id={`${id}-error`} invalid>
          {error}
        </FieldNote>
      )}
    </Root>
  );
}
