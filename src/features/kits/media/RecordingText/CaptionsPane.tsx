import { Download, FileUp, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { FileDrop } from '#components/forms/FileDrop/FileDrop.tsx';
import { FileInput } from '#components/forms/FileDrop/FileInput.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import type { Captions } from '#domain/captions/cues.ts';
import { readCaptions } from '#domain/captions/read.ts';
import { refusalWords } from '#domain/captions/texts.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { decodeText } from '#lib/file/decodeText.ts';
import { saveFile } from '#lib/file/saveFile.ts';
import { CaptionList } from './CaptionList.tsx';
import { messages } from './messages.ts';
import { positionOf, type PlayedMedia } from './playhead.ts';
import * as S from './RecordingText.styles.ts';

interface CaptionsPaneProps {
  /** A file of WebVTT; empty while there is none. */
  file: string;
  /** null where the file cannot be read. */
  captions: Captions | null;
  /** Name of the recording, for the file that is downloaded. */
  name: string;
  media: PlayedMedia;
  /** Length of the recording, s; null while it is not known. */
  duration: number | null;
  onChange: (captions: Captions, part: string) => void;
  /** Gets a file that was read; false where there is no room for it. */
  onTake: (fileName: string, captions: Captions) => boolean;
  /** The choice of the language. */
  above: ReactNode;
}

const accept = '.srt,.vtt,.sbv,text/vtt,application/x-subrip';
const none: Captions = { head: [], cues: [], tail: [] };

/** Captions of a recording: taken from a file, edited line by line, given out as a file. */
export function CaptionsPane({
  file,
  captions,
  name,
  media,
  duration,
  onChange,
  onTake,
  above,
}: CaptionsPaneProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const picker = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<{ bad: boolean; text: string } | null>(null);

  const take = async ([chosen]: File[]) => {
    if (chosen === undefined) return;
    const { read, refusal } = readCaptions(decodeText(new Uint8Array(await chosen.arrayBuffer())));
    if (read === null) {
      setTold({ bad: true, text: `${chosen.name}. ${refusalWords(refusal, language)}` });
      return;
    }
    setTold(
      onTake(chosen.name, read.captions)
        ? { bad: false, text: t.added(read.captions.cues.length, chosen.name) }
        : { bad: true, text: t.noRoom },
    );
  };
  const write = () => {
    const start = Math.round(positionOf(media) * 1000);
    onChange({ ...none, cues: [{ start, end: start + 2000, text: '' }] }, 'add');
  };
  const words = told !== null && (
    <S.Told role={told.bad ? 'alert' : 'status'} data-mistake={told.bad || undefined}>
      {told.text}
    </S.Told>
  );

  if (file === '') {
    return (
      <S.Stack>
        {above}
        <FileDrop
          label={t.dropCaptions}
          touchLabel={t.dropCaptionsTouch}
          hint={t.dropHint}
          accept={accept}
          onFiles={(files) => void take(files)}
          error={told?.bad === true ? told.text : undefined}
        />
        <S.IconTools>
          <Tool label={t.type} Icon={Pencil} onClick={write} />
        </S.IconTools>
      </S.Stack>
    );
  }
  return (
    <S.Stack>
      {above}
      {words}
      {captions === null ? (
        <S.Told data-mistake>{t.unreadable}</S.Told>
      ) : (
        <CaptionList captions={captions} media={media} duration={duration} onChange={onChange} />
      )}
      <S.IconTools>
        <Tool label={t.replace} Icon={FileUp} onClick={() => picker.current?.click()} />
        <Tool
          label={t.download}
          Icon={Download}
          onClick={() => saveFile(`${name || t.captions}.vtt`, new Blob([file], { type: 'text/vtt' }))}
        />
        <Tool label={t.removeAll} Icon={Trash2} onClick={() => onChange(none, 'remove all')} />
      </S.IconTools>
      <FileInput ref={picker} accept={accept} aria-label={t.replace} onFiles={(files) => void take(files)} />
    </S.Stack>
  );
}

function Tool({ label, Icon, onClick }: { label: string; Icon: LucideIcon; onClick: () => void }) {
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Icon size={16} strokeWidth={1.5} aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
