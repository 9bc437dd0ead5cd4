import { ArrowLeftToLine, ArrowRightToLine, Play, Plus, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { TextArea } from '#components/forms/TextArea/TextArea.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import type { CueProblem } from '#domain/captions/check.ts';
import type { Cue } from '#domain/captions/cues.ts';
import { shortTime } from '#domain/captions/time.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { CueProblems } from './CaptionRow.tsx';
import { messages } from './messages.ts';
import { playFrom, positionOf, type PlayedMedia } from './playhead.ts';
import * as S from './RecordingText.styles.ts';
import { TimeInput } from './TimeInput.tsx';

interface CaptionFormProps {
  at: number;
  cue: Cue;
  problems: readonly CueProblem[];
  media: PlayedMedia;
  onChange: (patch: Partial<Pick<Cue, 'start' | 'end' | 'text'>>, part: string) => void;
  onAdd: () => void;
  onRemove: () => void;
  onClose: () => void;
  onNext: () => void;
}

/** A step of an arrow in a time, ms. */
const step = 100;

/** One caption as it is edited: its times, its text, and what the place of the recording makes of them. */
export function CaptionForm({
  at,
  cue,
  problems,
  media,
  onChange,
  onAdd,
  onRemove,
  onClose,
  onNext,
}: CaptionFormProps) {
  const t = useMessages(messages);
  const here = () => Math.round(positionOf(media) * 1000);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onNext();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const tools = [
    {
      label: t.playFrom(shortTime(cue.start)),
      Icon: Play,
      act: () => playFrom(media, cue.start / 1000),
    },
    { label: t.startHere, Icon: ArrowRightToLine, act: () => onChange({ start: here() }, 'start') },
    { label: t.endHere, Icon: ArrowLeftToLine, act: () => onChange({ end: here() }, 'end') },
    { label: t.addCue, Icon: Plus, act: onAdd },
    { label: t.removeCue, Icon: Trash2, act: onRemove },
  ];
  return (
    <S.Form role="group" aria-label={t.cue(at + 1, shortTime(cue.start))} onKeyDown={onKeyDown}>
      <S.Times>
        <TimeInput
          label={t.start}
          value={cue.start}
          write={shortTime}
          step={step}
          onChange={(start) => onChange({ start }, 'start')}
        />
        <TimeInput
          label={t.end}
          value={cue.end}
          write={shortTime}
          step={step}
          onChange={(end) => onChange({ end }, 'end')}
        />
      </S.Times>
      <TextArea
        label={t.text}
        labelSize="small"
        rows={2}
        value={cue.text}
        onChange={(text) => onChange({ text }, 'text')}
      />
      <S.FormFoot>
        <S.Problems aria-live="polite">
          <CueProblems problems={problems} />
        </S.Problems>
        <S.RowTools>
          {tools.map(({ label, Icon, act }) => (
            <IconButton
              key={label}
              size="regular"
              label={label}
              icon={<Icon size={16} strokeWidth={1.5} aria-hidden />}
              onClick={act}
            />
          ))}
        </S.RowTools>
      </S.FormFoot>
    </S.Form>
  );
}
