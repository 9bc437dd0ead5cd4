import { Image, UserRound } from 'lucide-react';
import { useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { CroppedPhoto } from '#components/forms/AvatarCrop/CroppedPhoto.tsx';
import type { PictureArea } from '#components/forms/AvatarCrop/area.ts';
import { readPhoto } from '#components/forms/AvatarCrop/picture.ts';
import { FieldNote } from '#components/forms/Field/FieldNote.tsx';
import { FileInput } from '#components/forms/FileDrop/FileInput.tsx';
import { useFileDrop } from '#components/forms/FileDrop/useFileDrop.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import type { PictureProblem } from '#lib/file/images.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { Empty, Hint, Root, Row, Title, Words } from './AvatarField.styles.ts';
import { messages } from './messages.ts';

interface AvatarFieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The photo, as `readPhoto` gives it; null while there is none. */
  picture: string | null;
  /** The part of it that becomes the avatar; the middle where there is none. */
  area: PictureArea | null;
  /** Gets a photo that was chosen, dropped or pasted, once it has been read; null when it is taken off. */
  onPicture: (picture: string | null) => void;
  /** Opens the crop. Leave it out where the crop stands beside the field. */
  onCrop?: () => void;
  /** What is wrong with the photo, beside what the field itself finds out. */
  error?: ReactNode;
  /** It cannot be changed now. */
  disabled?: boolean;
  /** The photo is on its way to the platform. */
  sending?: boolean;
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** Reads a photo that was given, and tells why one cannot be taken. */
function useReadPhoto(onPicture: (picture: string) => void) {
  const text = useMessages(messages);
  const [reading, setReading] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const reasons: Record<PictureProblem, (name: string) => string> = {
    kind: text.kind,
    bytes: text.bytes,
    pixels: text.pixels,
    broken: text.broken,
  };

  async function take([file]: File[]) {
    if (file === undefined) return;
    setReading(true);
    const read = await readPhoto(file);
    setReading(false);
    setRefusal('problem' in read ? reasons[read.problem](file.name) : undefined);
    if ('picture' in read) onPicture(read.picture);
  }

  return { reading, refusal, take };
}

/** The photo of a person: how it will look in its circle, and the means to choose another one. AvatarCrop sets the crop. */
export function AvatarField({
  picture,
  area,
  onPicture,
  onCrop,
  error,
  disabled = false,
  sending = false,
  ...rest
}: AvatarFieldProps) {
  const text = useMessages(messages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { reading, refusal, take } = useReadPhoto(onPicture);
  /** What cannot be shown, without a network for one. */
  const [broken, setBroken] = useState<string | null>(null);
  const busy = disabled || reading;

  const { over, handlers } = useFileDrop({ disabled: busy, onFiles: (files) => void take(files) });
  const wrong = refusal ?? error;
  return (
    <Root {...rest}>
      <Row
        {...handlers}
        aria-labelledby={`${id}-label`}
        aria-describedby={wrong ? `${id}-error` : undefined}
        $over={over}
      >
        {picture === null || picture === broken ? (
          <Empty aria-hidden>
            <UserRound size={24} strokeWidth={1.5} />
          </Empty>
        ) : (
          <CroppedPhoto picture={picture} area={area} size={56} onBroken={() => setBroken(picture)} />
        )}
        <Words>
          <Title>
            <b id={`${id}-label`}>{text.photo}</b>
            {picture !== null && <RemovePhoto disabled={busy} onClick={() => onPicture(null)} />}
          </Title>
          <Hint>
            {over ? (
              text.drop
            ) : sending ? (
              text.sending
            ) : picture === null ? (
              text.formats
            ) : onCrop === undefined ? (
              text.inCircle
            ) : (
              <TextLink as="button" type="button" disabled={busy} onClick={onCrop}>
                {text.crop}
              </TextLink>
            )}
          </Hint>
        </Words>
        <Button
          icon={<Image {...icon} />}
          busy={reading}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {picture === null ? text.choose : text.other}
        </Button>
        <FileInput
          ref={input}
          aria-label={text.file}
          accept="image/jpeg,image/png,image/webp"
          disabled={busy}
          onFiles={(files) => void take(files)}
        />
      </Row>
      {Boolean(wrong) && (
        <FieldNote id={`${id}-error`} invalid>
          {wrong}
        </FieldNote>
      )}
    </Root>
  );
}

function RemovePhoto({ disabled, onClick }: { disabled: boolean; onClick: () => void }) {
  const text = useMessages(messages);
  return (
    <TextLink
      as="button"
      type="button"
      tone="quiet"
      aria-label={text.removePhoto}
      disabled={disabled}
      onClick={onClick}
    >
      {text.remove}
    </TextLink>
  );
}
