import { SelectField } from '#components/forms/SelectField/SelectField.tsx';
import type { Chapter } from '#domain/chapters/read.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { formatDuration } from '#lib/time/duration.ts';
import { formatBytes } from '#lib/file/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './AsLectureDialog.styles.ts';
import { bytesOf, endsAfter, isWhole, lengthOf, type Part } from './part.ts';
import { trimMessages } from './trimMessages.ts';

/** So much before its chapter, s, a part may begin without a word. */
const unnoticed = 1;

const atEnd = 'end';

interface PartFieldsProps {
  chapters: readonly Chapter[];
  recording: Stream;
  part: Part;
  /** Where the part really begins, s; null while it is not known. */
  start: number | null;
  disabled: boolean;
  onChange: (part: Part) => void;
}

/** Which chapters of the recording the lecture begins and ends with, and what comes of it. */
export function PartFields({ chapters, recording, part, start, disabled, onChange }: PartFieldsProps) {
  const t = useMessages(trimMessages);
  const { durationSec } = recording;
  const ends = endsAfter(chapters, part.from);
  const end = durationSec == null ? t.end : t.at(formatDuration(durationSec), t.end);
  return (
    <>
      <SelectField
        label={t.from}
        disabled={disabled}
        options={chapters.map(({ at, name }) => ({
          value: String(at),
          label: t.at(formatDuration(at), name),
        }))}
        value={String(part.from)}
        onChange={(value) => {
          const from = Number(value);
          onChange({ from, to: part.to !== null && part.to > from ? part.to : null });
        }}
      />
      <SelectField
        label={t.to}
        disabled={disabled}
        options={[
          ...ends.map(({ at, name }) => ({
            value: String(at),
            label: t.at(formatDuration(at), t.after(name)),
          })),
          { value: atEnd, label: end },
        ]}
        value={part.to === null ? atEnd : String(part.to)}
        onChange={(value) => onChange({ ...part, to: value === atEnd ? null : Number(value) })}
      />
      <Outcome recording={recording} part={part} start={start} chapters={chapters} />
    </>
  );
}

/** What is left of the recording: drawn, and in words. */
function Outcome({
  recording,
  part,
  start,
  chapters,
}: Pick<PartFieldsProps, 'recording' | 'part' | 'start' | 'chapters'>) {
  const t = useMessages(trimMessages);
  const language = useLanguage();
  const { durationSec } = recording;
  const begins = start ?? part.from;
  const early = part.from - begins;
  const taken = { ...part, from: begins };
  const length = lengthOf(taken, recording);
  const time = (seconds: number) => (seconds < 60 ? t.seconds(Math.round(seconds)) : formatDuration(seconds));
  return (
    <S.Outcome>
      {durationSec != null && durationSec > 0 && (
        <S.Line aria-hidden>
          <S.Left
            style={{
              left: `${(begins / durationSec) * 100}%`,
              right: `${100 - ((part.to ?? durationSec) / durationSec) * 100}%`,
            }}
          />
          {chapters.slice(1).map(({ at }) => (
            <S.Mark key={at} style={{ left: `${(at / durationSec) * 100}%` }} />
          ))}
        </S.Line>
      )}
      <S.Words role="status">
        {length !== null && durationSec != null && (
          <S.Length>
            {isWhole(part)
              ? t.whole(formatDuration(durationSec))
              : t.left(formatDuration(length), formatDuration(durationSec))}
          </S.Length>
        )}
        {early > unnoticed && <p>{t.earlier(formatDuration(begins), time(early))}</p>}
        <p>{isWhole(part) ? t.same : t.fresh(formatBytes(bytesOf(taken, recording), language))}</p>
      </S.Words>
    </S.Outcome>
  );
}
