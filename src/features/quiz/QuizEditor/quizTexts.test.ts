import { expect, test } from 'vitest';
import { quizForm, type QuestionFields, type QuizFields } from '#domain/quiz/fields.ts';
import { questionTexts, withQuestionTexts } from './quizTexts.ts';

const question = (id: string, type: string): QuestionFields => ({
  id,
  type,
  text: 'Что такое "сон"?',
  points: 1,
  required: true,
  imageId: null,
  explanation: 'Отдых',
  options: [{ id: 'o1', text: 'Отдых - это', isCorrect: true }],
});
const quiz: QuizFields = {
  ...quizForm.empty,
  questions: [question('q1', 'single'), question('q2', 'short')],
};

test('questions, options and explanations are prose; what a short answer is compared with is not', () => {
  expect(questionTexts(quiz, 'ru').map(({ id, label }) => [id, label])).toEqual([
    ['q1/text', 'Вопрос 1'],
    ['q1/option/o1', 'Вопрос 1, вариант 1'],
    ['q1/explanation', 'Вопрос 1, пояснение'],
    ['q2/text', 'Вопрос 2'],
    ['q2/explanation', 'Вопрос 2, пояснение'],
  ]);
});

test('a text is put where it is from', () => {
  const { questions } = withQuestionTexts(quiz, new Map([['q1/option/o1', 'Отдых']]));
  expect(questions[0]?.options).toEqual([{ id: 'o1', text: 'Отдых', isCorrect: true }]);
  expect(questions[1]).toEqual(quiz.questions[1]);
});
