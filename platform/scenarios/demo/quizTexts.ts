import type { QuestionType, QuizStatus } from '#domain/quiz/schema.ts';

/** A question of a quiz of the demo as it is told. */
export interface QuestionText {
  text: string;
  type: QuestionType;
  /** In the order in which they are shown; of a short one the texts that are accepted; verdicts are made by themselves. */
  options?: string[];
  /** Places of the correct options from 1. */
  right?: number[];
  /** 1 unless said. */
  points?: number;
  /** True unless said. */
  required?: boolean;
  explanation?: string;
  /** What clients wrote: to an open question, or to a short one by mistake. */
  said?: string[];
}

/** A quiz of the demo as it is told; ids and times are made from it. */
export interface QuizText {
  slug: string;
  name: string;
  description: string;
  status: QuizStatus;
  passingScore: number;
  attempts: number;
  timeLimitMin: number | null;
  shuffle: boolean;
  showAnswers: boolean;
  /** Days since it was created, and since it was last changed. */
  created: number;
  changed: number;
  /** The content whose buyers take it, and how many attempts there were. */
  about: string | null;
  taken: number;
  questions: QuestionText[];
}
