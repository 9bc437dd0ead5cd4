import { maxOptions } from '#domain/quiz/rules.ts';
import { optionCount, questionTypes } from '#domain/quiz/schema.ts';
import { optionOf, questionOf, senseOf } from '#atoms/quiz/questionEdits.ts';
import type { QuestionFields } from '#domain/quiz/fields.ts';
import { createCsv, type CsvColumn } from '#lib/file/csv.ts';
import { fold } from '#lib/text/fold.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { guarded, readCsv } from '#lib/file/readCsv.ts';
import { messages } from './messages.ts';

/** Questions that were read, and what could not be. */
export interface ReadQuestions {
  questions: QuestionFields[];
  /** In words, each with its place. */
  problems: string[];
}

type Name = 'type' | 'question' | 'points' | 'required' | 'explanation' | 'image' | 'right';

const languages = ['ru', 'en'] as const;
const places = Array.from({ length: optionCount.max }, (_, at) => at);

/** The name of a type; a type that this console does not know goes by its own. */
export function typeName(type: string, language: Language): string {
  const known = questionTypes.find((one) => one === type);
  return known === undefined ? type : messages[language][known];
}

const columnsOf = (language: Language): CsvColumn<QuestionFields>[] => {
  const t = messages[language];
  return [
    { header: t.type, value: ({ type }) => typeName(type, language) },
    { header: t.question, value: ({ text }) => guarded(text) },
    { header: t.points, value: ({ points }) => points },
    { header: t.required, value: ({ required }) => (required ? t.yes : t.no) },
    {
      header: t.right,
      value: ({ options }) =>
        options.flatMap(({ isCorrect }, at) => (isCorrect ? [String(at + 1)] : [])).join(' '),
    },
    ...places.map((at) => ({
      header: t.option(at + 1),
      value: ({ options }: QuestionFields) => guarded(options[at]?.text ?? ''),
    })),
    { header: t.explanation, value: ({ explanation }) => guarded(explanation) },
    { header: t.image, value: ({ imageId }) => guarded(imageId ?? '') },
  ];
};

/** The questions as a file that spreadsheets open, and that `readQuestionsCsv` reads back. */
export async function questionsCsv(questions: readonly QuestionFields[], language: Language): Promise<Blob> {
  const file = await createCsv(columnsOf(language));
  file.add(questions);
  return file.blob();
}

/** Where the columns stand, by their names in either language. */
function layoutOf(head: readonly string[]) {
  const folded = head.map(fold);
  const at = (name: (language: Language) => string) =>
    folded.findIndex((cell) => languages.some((language) => fold(name(language)) === cell));
  const of = (name: Name) => at((language) => messages[language][name]);
  const options = places.map((place) => at((language) => messages[language].option(place + 1)));
  return {
    of: {
      type: of('type'),
      question: of('question'),
      points: of('points'),
      required: of('required'),
      explanation: of('explanation'),
      image: of('image'),
      right: of('right'),
    } satisfies Record<Name, number>,
    options,
  };
}

/** A type by its code or by its name in either language. */
const typeOf = (word: string) =>
  questionTypes.find(
    (type) => fold(type) === fold(word) || languages.some((of) => fold(messages[of][type]) === fold(word)),
  );

const isNo = (word: string) =>
  ['0', 'false', 'no', ...languages.map((language) => messages[language].no)].includes(fold(word));

/** Reads questions from a file. A row that makes no sense is left out and told; nothing is guessed. */
export function readQuestionsCsv(file: string, language: Language): ReadQuestions {
  const t = messages[language];
  const [head = [], ...rows] = readCsv(file);
  const { of, options: optionColumns } = layoutOf(head);
  if (of.type < 0 || of.question < 0) return { questions: [], problems: [t.noColumns] };

  const read = (row: readonly string[]): QuestionFields | string => {
    const cell = (name: Name) => row[of[name]]?.trim() ?? '';
    const type = typeOf(cell('type'));
    if (type === undefined) return t.unknownType(cell('type'));
    const text = cell('question');
    if (text === '') return t.noText;
    const points = cell('points') === '' ? 1 : Number(cell('points'));
    if (!Number.isInteger(points) || points < 1) return t.badPoints(cell('points'));

    const texts = optionColumns.map((column) => row[column]?.trim() ?? '');
    const numbers = cell('right')
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number);
    if (numbers.some((number) => !texts[number - 1])) return t.badRight(cell('right'));
    const options = texts.flatMap((option, at) =>
      option === '' ? [] : [optionOf(option, numbers.includes(at + 1))],
    );
    if (options.length > maxOptions(type)) return t.tooMany(maxOptions(type));
    const marked = options.filter(({ isCorrect }) => isCorrect).length;
    const verdicts = [t.true, t.false] as const;
    return {
      ...questionOf(type, verdicts),
      // Two right options where one alone may be: it was meant as one with several.
      type: type === 'single' && marked > 1 ? 'multiple' : type,
      text,
      points,
      required: !isNo(cell('required')),
      explanation: cell('explanation'),
      imageId: cell('image') || null,
      options: senseOf(type) === 'none' ? [] : options,
    };
  };

  const questions: QuestionFields[] = [];
  const problems: string[] = [];
  rows.forEach((row, at) => {
    const question = read(row);
    if (typeof question === 'string') problems.push(t.row(at + 2, question));
    else questions.push(question);
  });
  return { questions, problems };
}
