import { globSync } from 'node:fs';
import { Visitor } from 'rolldown/utils';
import { parseModule, readProjectFile } from '../../scripts/modules.ts';
import { pictureTags } from '../../.storybook/pictureTags.ts';
import { folderOf } from './names.ts';

/** A story as its file tells of it, without being run. */
interface StoryEntry {
  /** The story file, from the root. */
  file: string;
  /** Where its pictures lie: `features/quiz/QuizEditor`. */
  folder: string;
  /** Its part of its id: `read-failed`. */
  story: string;
  tags: string[];
}

/** The part of its id that a story has from the name of its export: `ReadFailed` → `read-failed`. */
const idOf = (exportName: string): string =>
  exportName
    .replaceAll(
      /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])/g,
      '-',
    )
    .toLowerCase();

/** The stories of a file: each is an export made by `meta.story`. */
function storiesOf(file: string): StoryEntry[] {
  const entries: StoryEntry[] = [];
  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id, init } of declaration.declarations) {
        if (id.type !== 'Identifier' || init?.type !== 'CallExpression') continue;
        const [options] = init.arguments;
        const properties = options?.type === 'ObjectExpression' ? options.properties : [];
        const tags = properties.flatMap((property) => {
          if (property.type !== 'Property' || property.value.type !== 'ArrayExpression') return [];
          if (property.key.type !== 'Identifier' || property.key.name !== 'tags') return [];
          return property.value.elements.flatMap((element) =>
            element?.type === 'Literal' && typeof element.value === 'string' ? [element.value] : [],
          );
        });
        entries.push({ file, folder: folderOf(file), story: idOf(id.name), tags });
      }
    },
  }).visit(parseModule(file, readProjectFile(file)));
  return entries;
}

/** The story files, from the root. */
export const storyFiles = (): string[] =>
  globSync('src/**/*.stories.tsx')
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** All stories of the workbench. */
export const storyEntries = (): StoryEntry[] => storyFiles().flatMap(storiesOf);

/** What the name of each picture begins with that the stories ask for: all of it but the width, where a screen has two. */
export function askedPictures(entries: readonly StoryEntry[]): Set<string> {
  const asked = new Set<string>();
  for (const { folder, story, tags } of entries) {
    if (tags.includes(pictureTags.light) || tags.includes(pictureTags.phone))
      asked.add(`${folder}/${story}-light`);
    if (tags.includes(pictureTags.dark)) asked.add(`${folder}/${story}-dark`);
  }
  return asked;
}
