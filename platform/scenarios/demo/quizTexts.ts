import type { QuestionType, QuizStatus } from '#domain/quiz/schema.ts';

/** A question of a demo quiz, as written here. */
export interface QuestionText {
  text: string;
  type: QuestionType;
  /** In the order in which they are shown. For a short answer these are the accepted texts. Verdicts are generated. */
  options?: string[];
  /** The positions of the correct options, from 1. */
  right?: number[];
  /** 1 by default. */
  points?: number;
  /** True by default. */
  required?: boolean;
  explanation?: string;
  /** Texts of clients: for an open question, or a wrong answer to a short one. */
  said?: string[];
}

/** A quiz of the demo, as written here. Its ids and times are computed. */
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
  /** The content whose buyers take it, and the number of attempts. */
  about: string | null;
  taken: number;
  questions: QuestionText[];
}
