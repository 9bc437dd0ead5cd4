import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';

const texts = defineMessages({
  ru: {
    broken: () => 'Файл повреждён или скачан не\u00A0до\u00A0конца',
    locked: () => 'Файл закрыт паролем: сохраните его без пароля',
    many: () => 'Внутри слишком много файлов',
    bomb: (name: string) => `«${name}» распаковался\u00A0бы во\u00A0много раз больше самого файла`,
    link: (name: string) => `«${name}»\u00A0— ссылка на\u00A0другое место, а\u00A0не\u00A0файл`,
    place: (name: string) => `«${name}» указывает за\u00A0пределы файла курса`,
    twice: (name: string) => `«${name}» лежит внутри дважды`,
    newer: (version: string) =>
      `Файл сделан более новым кабинетом (версия ${version}). Обновите страницу и\u00A0попробуйте снова`,
    huge: (name: string) => `«${name}» больше, чем бывает`,
    letters: (name: string) => `«${name}» записан не\u00A0в\u00A0UTF-8`,
    manifest: (where: string) => `Описание курса в\u00A0файле с\u00A0ошибкой: ${where}`,
    missing: (name: string) => `Внутри нет «${name}»`,
    size: (name: string) => `«${name}» не\u00A0того размера, что обещан`,
    kind: (name: string) => `«${name}» платформа не\u00A0принимает`,
    lecture: (name: string) => `Модуль ссылается на\u00A0лекцию «${name}», которой нет`,
    repeated: (name: string) => `«${name}» названа дважды`,
  },
  en: {
    broken: () => 'The file is damaged, or was not downloaded to its end',
    locked: () => 'The file is locked by a password: save it without one',
    many: () => 'There are too many files inside',
    bomb: (name) => `“${name}” would unpack to many times the file itself`,
    link: (name) => `“${name}” is a link to another place, not a file`,
    place: (name) => `“${name}” points outside of the file of the course`,
    twice: (name) => `“${name}” lies inside twice`,
    newer: (version) => `A newer console made the file (version ${version}). Reload the page and try again`,
    huge: (name) => `“${name}” is larger than any`,
    letters: (name) => `“${name}” is not written in UTF-8`,
    manifest: (where) => `The description of the course in the file has a mistake: ${where}`,
    missing: (name) => `“${name}” is not inside`,
    size: (name) => `“${name}” is not of the size that was promised`,
    kind: (name) => `The platform does not take “${name}”`,
    lecture: (name) => `A module refers to the lecture “${name}”, which is not there`,
    repeated: (name) => `“${name}” is named twice`,
  },
});

export type BundleProblem = keyof (typeof texts)['ru'];

/** A file that cannot be imported as a course. Nothing was created. */
export class BadBundle extends Error {
  override readonly name = 'BadBundle';
  readonly problem: BundleProblem;
  /** The subject of the problem: a file, a place in the manifest. */
  readonly about: string;
  constructor(problem: BundleProblem, about = '', cause?: unknown) {
    super(about === '' ? problem : `${problem}: ${about}`, { cause });
    this.problem = problem;
    this.about = about;
  }
}

/** The maximum length of a foreign name in a sentence, characters. */
const longest = 80;

/** Why a file cannot be imported, in words. */
export function bundleProblemText({ problem, about }: BadBundle, language: Language): string {
  const name = about.length > longest ? `${about.slice(0, longest)}…` : about;
  return texts[language][problem](name);
}
