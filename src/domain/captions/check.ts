import { plainText, type Cue } from './cues.ts';

/** What keeps a caption from being read as it should. The first four are mistakes, the last two advice. */
export type CueProblem =
  | { kind: 'order' }
  /** ms that it is seen together with one before it. */
  | { kind: 'overlap'; by: number }
  /** ms that it is seen beyond the end of the recording. */
  | { kind: 'beyond'; by: number }
  | { kind: 'empty' }
  /** Characters per second. */
  | { kind: 'fast'; speed: number }
  /** Characters of its longest line. */
  | { kind: 'long'; length: number };

/** Fastest reading, characters per second: what adults read at ease. */
export const maxSpeed = 20;

/** Longest line, characters: two such lines fit under a picture. */
export const maxLine = 42;

/** How far a recording may be said to be shorter than it is, ms: players round its length. */
const slack = 500;

/** Whether it is a mistake, and not only advice. */
export const isMistake = ({ kind }: CueProblem): boolean => kind !== 'fast' && kind !== 'long';

function problemsOf(cue: Cue, seenUntil: number, duration: number | null): CueProblem[] {
  const text = plainText(cue.text).trim();
  const length = Math.max(...text.split('\n').map((line) => [...line].length));
  const speed = [...text.replaceAll('\n', ' ')].length / ((cue.end - cue.start) / 1000);
  const problems: (CueProblem | false)[] = [
    cue.end <= cue.start && { kind: 'order' },
    cue.start < seenUntil && cue.end > cue.start && { kind: 'overlap', by: seenUntil - cue.start },
    duration !== null && cue.end > duration + slack && { kind: 'beyond', by: cue.end - duration },
    text === '' && { kind: 'empty' },
    text !== '' && cue.end > cue.start && speed > maxSpeed && { kind: 'fast', speed: Math.round(speed) },
    length > maxLine && { kind: 'long', length },
  ];
  return problems.filter((problem) => problem !== false);
}

/** What is wrong with captions, cue by cue, in their order. `duration` is the recording's, ms; null while it is not known. */
export function checkCues(cues: readonly Cue[], duration: number | null): CueProblem[][] {
  let seenUntil = 0;
  return cues.map((cue) => {
    const problems = problemsOf(cue, seenUntil, duration);
    seenUntil = Math.max(seenUntil, cue.end);
    return problems;
  });
}
