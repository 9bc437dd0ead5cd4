import { memo } from 'react';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { isMistake, type CueProblem } from '#domain/captions/check.ts';
import { plainText } from '#domain/captions/cues.ts';
import { problemWords } from '#domain/captions/texts.ts';
import { shortTime } from '#domain/captions/time.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './RecordingText.styles.ts';

interface CaptionRowProps {
  at: number;
  start: number;
  text: string;
  problems: readonly CueProblem[];
  /** It is said now. */
  current: boolean;
  /** It takes the focus on the way through the page. */
  reached: boolean;
  onOpen: (at: number) => void;
}

/** What is wrong with a caption, in words. */
export function CueProblems({ problems }: { problems: readonly CueProblem[] }) {
  const language = useLanguage();
  return problems.map((problem) => (
    <S.Problem key={problem.kind} data-mistake={isMistake(problem) || undefined}>
      <Glyph name={isMistake(problem) ? 'failed' : 'attention'} />
      <span>{problemWords(problem, language)}</span>
    </S.Problem>
  ));
}

const same = (one: readonly CueProblem[], other: readonly CueProblem[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** A caption of the list: when it is said, what it says, what is wrong with it. A press opens it to be edited. */
export const CaptionRow = memo(
  function CaptionRow({ at, start, text, problems, current, reached, onOpen }: CaptionRowProps) {
    const t = useMessages(messages);
    const said = plainText(text);
    return (
      <S.Line>
        <S.LineButton
          type="button"
          data-cue={at}
          tabIndex={reached ? 0 : -1}
          aria-current={current || undefined}
          onClick={() => onOpen(at)}
        >
          <S.When>{shortTime(start)}</S.When>
          <S.What data-empty={said === '' || undefined}>{said === '' ? t.empty : said}</S.What>
          {problems.length > 0 && (
            <S.Problems>
              <CueProblems problems={problems} />
            </S.Problems>
          )}
        </S.LineButton>
      </S.Line>
    );
  },
  (one, other) =>
    one.at === other.at &&
    one.start === other.start &&
    one.text === other.text &&
    one.current === other.current &&
    one.reached === other.reached &&
    one.onOpen === other.onOpen &&
    same(one.problems, other.problems),
);
