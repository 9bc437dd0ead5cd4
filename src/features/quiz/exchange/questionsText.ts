import { maxOptions } from '#domain/quiz/rules.ts';
import { optionOf, questionOf } from '#atoms/quiz/questionEdits.ts';
import type { QuestionFields } from '#domain/quiz/fields.ts';
import { fold } from '#lib/text/fold.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { messages } from './messages.ts';
import type { ReadQuestions } from './questionsCsv.ts';

interface Line {
  kind: 'right' | 'option' | 'accepted' | 'step' | 'explanation';
  text: string;
}

/** The type of a line under a question, by its first character. */
function lineOf(line: string): Line {
  const signs = [
    { kind: 'right', sign: /^[+*✓✔]\s*/ },
    { kind: 'accepted', sign: /^=\s*/ },
    { kind: 'step', sign: /^\d{1,2}[.)]\s+/ },
    { kind: 'explanation', sign: /^(?:\/\/|Пояснение:|Explanation:)\s*/i },
    { kind: 'option', sign: /^[-–—•]\s*/ },
  ] as const;
  const found = signs.find(({ sign }) => sign.test(line));
  return found === undefined
    ? { kind: 'option', text: line }
    : { kind: found.kind, text: line.replace(found.sign, '') };
}

/** «Вопрос (2 балла)» */
const worth = /\s*\((\d{1,4})\s*(?:балл[а-яё]*|points?)\)\s*$/i;

const verdictWords = new Set(['верно', 'неверно', 'true', 'false', 'да', 'нет'].map(fold));

function typeOf(lines: readonly Line[], steps: boolean): QuestionFields['type'] {
  if (lines.some(({ kind }) => kind === 'accepted')) return 'short';
  if (lines.length === 0) return 'open';
  if (steps) return 'order';
  const verdicts = lines.length === 2 && lines.every(({ text }) => verdictWords.has(fold(text)));
  const right = lines.filter(({ kind }) => kind === 'right').length;
  if (verdicts && right === 1) return 'boolean';
  return right > 1 ? 'multiple' : 'single';
}

/**
 * Reads questions that were written or copied as text, an empty line between them: the first line asks, those under it are
 * options, «+» before the right ones; «=» before accepted answers, numbers before steps of an order, «//» before the
 * explanation. A question alone is answered at length.
 */
export function readQuestionsText(text: string, language: Language): ReadQuestions {
  const t = messages[language];
  const questions: QuestionFields[] = [];
  const problems: string[] = [];
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((block) => block.length > 0);

  blocks.forEach(([first = '', ...rest], at) => {
    const told = rest.map(lineOf);
    const explanation = told.filter(({ kind }) => kind === 'explanation');
    const lines = told.filter(({ kind }) => kind !== 'explanation');
    // «1) …» among options that are marked is only how they were numbered.
    const steps = lines.length > 0 && lines.every(({ kind }) => kind === 'step');
    const type = typeOf(lines, steps);
    if (lines.length > maxOptions(type)) {
      problems.push(t.row(at + 1, t.tooMany(maxOptions(type))));
      return;
    }
    const points = Number(worth.exec(first)?.[1] ?? 1);
    questions.push({
      ...questionOf(type, [t.true, t.false]),
      // A number before a question is only its place in the text that it came from.
      text: first.replace(worth, '').replace(/^\d{1,3}[.)]\s+/, ''),
      points: Math.max(1, points),
      explanation: explanation.map((line) => line.text).join('\n'),
      options: lines.map(({ text: option, kind }) => optionOf(option, type === 'short' || kind === 'right')),
    });
  });
  return { questions, problems };
}
