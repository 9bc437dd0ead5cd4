import { plainText, type Cue } from './cues.ts';

/** What is wrong with a caption. The first four are errors, the last two advice. */
export type CueProblem =
  | { kind: 'order' }
  /** Its overlap with an earlier one, ms. */
  | { kind: 'overlap'; by: number }
  /** How long it goes on after the end of the recording, ms. */
  | { kind: 'beyond'; by: number }
  | { kind: 'empty' }
  /** Characters per second. */
  | { kind: 'fast'; speed: number }
  /** Length of its longest line, characters. */
  | { kind: 'long'; length: number };

/** The highest reading speed, characters per second, that adults read at ease. */
export const maxSpeed = 20;

/** The maximum length of a line, characters: two such lines fit under a picture. */
export const maxLine = 42;

/** The tolerance at the end of a recording, ms: players round its length. */
const slack = 500;

/** Whether it is an error rather than advice. */
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

/** The problems of captions, cue by cue, in order. `duration` is that of the recording, ms; null while it is not known. */
export function checkCues(cues: readonly Cue[], duration: number | null): CueProblem[][] {
  let seenUntil = 0;
  return cues.map((cue) => {
    const problems = problemsOf(cue, seenUntil, duration);
    seenUntil = Math.max(seenUntil, cue.end);
    return problems;
  });
}
