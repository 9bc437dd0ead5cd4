import type { Of } from '../../records/kinds.ts';
import { ago } from '../times.ts';
import { prose } from './prose.ts';
import type { QuestionText, QuizText } from './quizTexts.ts';
import { quizzesOfBody } from './quizzesOfBody.ts';
import { quizzesOfBreath } from './quizzesOfBreath.ts';
import { quizzesOfCare } from './quizzesOfCare.ts';
import { quizzesOfCourses } from './quizzesOfCourses.ts';

type Quiz = Of<'quiz'>;

/** The quizzes of the demo, as written here. */
export const quizTexts: QuizText[] = [
  ...quizzesOfBreath,
  ...quizzesOfCourses,
  ...quizzesOfCare,
  ...quizzesOfBody,
];

export const quizId = (slug: string) => `quiz-${slug}`;

const verdicts = ['Верно', 'Неверно'];

function questionOf(quiz: string, told: QuestionText, at: number): Quiz['questions'][number] {
  const { text, type, points = 1, required = true, explanation, right = [] } = told;
  const id = `${quiz}-${at + 1}`;
  const options = told.options ?? (type === 'boolean' ? verdicts : []);
  return {
    id,
    text: prose(text),
    type,
    points,
    required,
    ...(explanation === undefined ? {} : { explanation: prose(explanation) }),
    orderNumber: at + 1,
    options: options.map((option, place) => ({
      id: `${id}-${place + 1}`,
      text: prose(option),
      isCorrect: type === 'short' || right.includes(place + 1),
      orderNumber: place + 1,
    })),
  };
}

/** The quizzes of the demo: seven active ones, an incomplete draft and an archived one. */
export function demoQuizzes(now: number): Quiz[] {
  return quizTexts.map((told, at) => {
    const { slug, name, description, status, passingScore, attempts, timeLimitMin, shuffle, showAnswers } =
      told;
    const id = quizId(slug);
    return {
      id,
      name: prose(name),
      description: prose(description),
      passingScore,
      attempts,
      timeLimitMin,
      shuffle,
      showAnswers,
      status,
      questions: told.questions.map((question, place) => questionOf(id, question, place)),
      createdAt: ago(now, told.created, 11, at * 7),
      updatedAt: ago(now, told.changed, told.changed === 0 ? 0 : 3, 8 + at * 5),
    };
  });
}
