// Every documentation page as Markdown, and the list of them: for tools, which read better than they look.
import * as v from 'valibot';
import { docsIdOf } from '../docs/usersOf.ts';
import type { Told } from '../facts.ts';
import { componentPage } from './componentPage.ts';
import { manifestsShape, type ComponentPage } from './manifest.ts';
import { wordsPage } from './wordsPage.ts';

const firstSentence = (text: string | undefined): string =>
  text === undefined
    ? ''
    : `: ${/^[\s\S]*?[.!?](?=\s|$)|^[\s\S]+/.exec(text)?.[0].replaceAll(/\s+/g, ' ') ?? ''}`;

const fileOf = (id: string): string => `markdown/${id}.md`;

const pageIdOf = ({ path }: ComponentPage): string => docsIdOf(path.replace(/^\.\//, ''));

/**
 * All files by their paths in the built workbench. `manifests` are those of Storybook, `tags` the tags of stories and pages by their ids:
 * what is there for tests alone has stories, and no page.
 */
export function markdownPages(
  manifests: unknown,
  told: Told,
  tags: ReadonlyMap<string, readonly string[]>,
): Map<string, string> {
  const { components, docs } = v.parse(manifestsShape, manifests);
  const files = new Map<string, string>();
  const shown = Object.values(components.components)
    .filter((page) => tags.has(pageIdOf(page)))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (const page of shown) files.set(fileOf(pageIdOf(page)), componentPage(page, { told, tags }));
  const words = Object.values(docs.docs).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (const page of words) files.set(fileOf(page.id), wordsPage(page, told));

  const lineOf = (page: ComponentPage) =>
    `- [${page.name}](${fileOf(pageIdOf(page))})${firstSentence(page.description)}`;
  const isOfLibrary = ({ id }: ComponentPage) => id.startsWith('components-');
  const index = [
    '# Кабинет автора: the workbench',
    '> Every component and screen of the console in every state. Each page is Markdown beside this file; its live examples are in the workbench.',
    '## Foundations, choosing, calls',
    words.map(({ id, title }) => `- [${title}](${fileOf(id)})`).join('\n'),
    '## Components',
    shown.filter(isOfLibrary).map(lineOf).join('\n'),
    '## Screens',
    shown
      .filter((page) => !isOfLibrary(page))
      .map(lineOf)
      .join('\n'),
    '## For programs',
    [
      '- [manifests/components.json](manifests/components.json): components with their properties and stories',
      '- [index.json](index.json): every story and page by its id',
    ].join('\n'),
  ];
  return files.set('llms.txt', `${index.join('\n\n')}\n`);
}
