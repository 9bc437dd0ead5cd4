import { CloudUpload } from 'lucide-react';
import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldNote } from '#components/forms/Field/FieldNote.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { canPick, pickFiles, withHandles, type PickedFile } from '#lib/file/pickedFiles.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useTouchOnly } from '#lib/hook/useWidth.ts';
import { Area, Hint, Root, Title, Words } from './FileDrop.styles.ts';
import { FileInput } from './FileInput.tsx';
import { messages } from './messages.ts';
import { useFileDrop } from './useFileDrop.ts';
import type { ButtonVariant } from '../../primitives/Button/Button.styles.ts';

interface FileDropProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** What may be dropped, as an invitation: «Перетащите видео или звук». */
  label: string;
  /** The same where there is no pointer to drag with: «Выберите видео или звук». */
  touchLabel?: string;
  /** Formats and what happens next, in one line. */
  hint: ReactNode;
  /** What the system's dialog offers, as in the `accept` of a file input. What is dropped is not held to it: check the files. */
  accept?: string;
  /** Gets what was chosen, dropped or pasted; one file unless `multiple`. */
  onFiles: (files: File[]) => void;
  /**
   * Gets the same with the browser's own references to the files, in place of `onFiles`: an upload by a reference outlives the page.
   * Folders that are dropped are opened.
   */
  onPicked?: (picked: PickedFile[]) => void;
  /** Several files may be given at once. */
  multiple?: boolean;
  /** A file is being read: the button turns, and nothing more is taken. */
  busy?: boolean;
  /** Nothing can be given now. */
  disabled?: boolean;
  /** Text of the button. */
  action?: string;
  /** `primary` where choosing a file is the one next step of the screen. */
  actionVariant?: ButtonVariant;
  /** A 24 px icon. */
  icon?: ReactNode;
  /** What is wrong with what was given, under the area. */
  error?: ReactNode;
}

/** A place to drop, paste or choose files. */
export function FileDrop({
  label: ofPointer,
  touchLabel = ofPointer,
  hint,
  accept,
  onFiles,
  onPicked,
  multiple = false,
  busy = false,
  disabled = false,
  action,
  actionVariant = 'secondary',
  icon,
  error,
  ...rest
}: FileDropProps) {
  const text = useMessages(messages);
  const label = useTouchOnly() ? touchLabel : ofPointer;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { over, handlers } = useFileDrop({ disabled: disabled || busy, multiple, onFiles, onPicked });
  const invalid = Boolean(error);
  const choose = async (give: (picked: PickedFile[]) => void) => {
    const picked = await pickFiles(multiple ? 'files' : 'file');
    if (picked.length > 0) give(picked);
  };
  return (
    <Root {...rest}>
      <Area
        {...handlers}
        aria-labelledby={`${id}-label`}
        aria-describedby={invalid ? `${id}-error` : undefined}
        $over={over}
        $invalid={invalid}
        $disabled={disabled}
      >
        {icon ?? <CloudUpload size={24} strokeWidth={1.5} aria-hidden />}
        <Words>
          <Title id={`${id}-label`}>{over ? text.drop : label}</Title>
          <Hint id={`${id}-hint`}>{hint}</Hint>
        </Words>
        <Button
          size="large"
          variant={actionVariant}
          busy={busy}
          disabled={disabled}
          aria-describedby={`${id}-label ${id}-hint${invalid ? ` ${id}-error` : ''}`}
          onClick={() =>
            onPicked !== undefined && canPick() ? void choose(onPicked) : input.current?.click()
          }
        >
          {action ?? (multiple ? text.chooseMany : text.choose)}
        </Button>
        <FileInput
          ref={input}
          aria-label={label}
          accept={accept}
          multiple={multiple}
          disabled={disabled || busy}
          onFiles={(files) => (onPicked === undefined ? onFiles(files) : onPicked(withHandles(files)))}
        />
      </Area>
      {invalid && (
        <FieldNote id={`${id}-error`} invalid>
          {error}
        </FieldNote>
      )}
    </Root>
  );
}
