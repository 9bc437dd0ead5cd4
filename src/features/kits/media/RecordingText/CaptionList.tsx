import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '#components/primitives/Button/Button.tsx';
import { checkCues, isMistake, type CueProblem } from '#domain/captions/check.ts';
import type { Captions, Cue } from '#domain/captions/cues.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { CaptionForm } from './CaptionForm.tsx';
import { CaptionRow } from './CaptionRow.tsx';
import { messages } from './messages.ts';
import { useCuesNow, type PlayedMedia } from './playhead.ts';
import * as S from './RecordingText.styles.ts';

interface CaptionListProps {
  captions: Captions;
  media: PlayedMedia;
  /** Length of the recording, s; null while it is not known. */
  duration: number | null;
  onChange: (captions: Captions, part: string) => void;
}

/** How long a caption is seen that is added by hand, ms. */
const usual = 2000;

/** The cues with one in its place by time, and that place. */
function placed(cues: readonly Cue[], cue: Cue): { cues: Cue[]; at: number } {
  const found = cues.findIndex(({ start }) => start > cue.start);
  const at = found < 0 ? cues.length : found;
  return { cues: cues.toSpliced(at, 0, cue), at };
}

/** Where keys lead from a line. */
const ways: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Which line is reached, and whether it is open to be edited. The focus follows what was gone to here, and nothing that came by itself. */
function useLines(count: number) {
  const [place, setPlace] = useState({ at: 0, open: false });
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef(false);
  const go = useCallback((at: number, open: boolean) => {
    moved.current = true;
    setPlace({ at, open });
  }, []);
  const onOpen = useCallback((at: number) => go(at, true), [go]);
  const reached = Math.min(place.at, count - 1);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    const line = list.current?.children[reached];
    line?.querySelector<HTMLElement>(place.open ? 'textarea' : '[data-cue]')?.focus();
    line?.scrollIntoView({ block: 'nearest' });
  }, [place, reached]);
  return { list, reached, open: place.open, go, onOpen };
}

interface CaptionsSumProps {
  problems: readonly CueProblem[][];
  /** Gets the places of all that is to be mended. */
  onNext: (faulty: number[]) => void;
}

/** How much is to be mended, and the way to it. */
function CaptionsSum({ problems, onNext }: CaptionsSumProps) {
  const t = useMessages(messages);
  const faulty = problems.flatMap((of, at) => (of.length > 0 ? [at] : []));
  const mistakes = problems.flat().filter(isMistake).length;
  const advice = problems.flat().length - mistakes;
  const words = [mistakes > 0 && t.mistakes(mistakes), advice > 0 && t.advice(advice)].filter(Boolean);

  return (
    <S.TextTools>
      <S.Sum data-mistake={mistakes > 0 || undefined} role="status">
        {words.length === 0 ? t.fine : words.join(', ')}
      </S.Sum>
      {faulty.length > 0 && (
        <Button size="small" variant="quiet" onClick={() => onNext(faulty)}>
          {t.next}
        </Button>
      )}
    </S.TextTools>
  );
}

/** The captions line by line. One of them is open to be edited; the keys go from line to line. */
export function CaptionList({ captions, media, duration, onChange }: CaptionListProps) {
  const t = useMessages(messages);
  const { cues } = captions;
  const problems = useMemo(
    () => checkCues(cues, duration === null ? null : duration * 1000),
    [cues, duration],
  );
  const now = useCuesNow(media, cues);
  const { list, reached, open, go, onOpen } = useLines(cues.length);

  const change = (patch: Partial<Cue>, part: string) => {
    const cue = cues[reached];
    if (cue === undefined) return;
    const next = placed(cues.toSpliced(reached, 1), { ...cue, ...patch });
    onChange({ ...captions, cues: next.cues }, `${next.at} ${part}`);
    if (next.at !== reached) go(next.at, true);
  };
  const add = () => {
    const start = cues[reached]?.end ?? 0;
    const end = Math.max(start + 500, Math.min(start + usual, cues[reached + 1]?.start ?? Infinity));
    const next = placed(cues, { start, end, text: '' });
    onChange({ ...captions, cues: next.cues }, 'add');
    go(next.at, true);
  };
  const remove = () => {
    onChange({ ...captions, cues: cues.toSpliced(reached, 1) }, 'remove');
    go(Math.min(reached, cues.length - 2), false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key];
    const line = event.target instanceof Element ? event.target.closest('[data-cue]') : null;
    if (way === undefined || line === null) return;
    event.preventDefault();
    go(way(Number(line.getAttribute('data-cue')), cues.length - 1), false);
  };

  return (
    <S.Stack>
      <CaptionsSum
        problems={problems}
        onNext={(faulty) => go(faulty.find((at) => at > reached) ?? faulty[0] ?? 0, true)}
      />
      <S.Lines ref={list} aria-label={t.cues} onKeyDown={onKeyDown}>
        {cues.map((cue, at) =>
          at === reached && open ? (
            // Lines are known by their places: there is nothing else that two of them could not share.
            // oxlint-disable-next-line react/no-array-index-key
            <S.Line key={at}>
              <CaptionForm
                at={at}
                cue={cue}
                problems={problems[at] ?? []}
                media={media}
                onChange={change}
                onAdd={add}
                onRemove={remove}
                onClose={() => go(at, false)}
                onNext={() => go(Math.min(at + 1, cues.length - 1), true)}
              />
            </S.Line>
          ) : (
            <CaptionRow
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              at={at}
              start={cue.start}
              text={cue.text}
              problems={problems[at] ?? []}
              current={now.includes(at)}
              reached={at === reached}
              onOpen={onOpen}
            />
          ),
        )}
      </S.Lines>
      <S.Hint data-keys>{t.keys}</S.Hint>
    </S.Stack>
  );
}
