// The documentation page of a component or a screen as Markdown: what the page of the workbench shows, from where the page has it.
import { lackedWords } from '../docs/lackedWords.ts';
import { statesOf } from '../docs/shownIn.ts';
import { areasOf, docsIdOf, nameOf, usersOf } from '../docs/usersOf.ts';
import type { Part } from '../anatomy/anatomyOf.ts';
import { kindWords, type Change } from '../changes.ts';
import type { Told } from '../facts.ts';
import { guides } from '../guide/guides.ts';
import type { KeyRow } from '../keyboard/rowsOf.ts';
import type { ComponentPage } from './manifest.ts';
import { inCell, tableOf } from './table.ts';

/** What a page takes beside its manifest. */
interface Beside {
  told: Told;
  /** The tags of its stories, by their ids. */
  tags: ReadonlyMap<string, readonly string[]>;
}

const linksTo = (files: readonly string[]): string =>
  files.map((file) => `[${nameOf(file)}](${docsIdOf(file)}.md)`).join(', ');

function factLines({ path, stories }: ComponentPage, { told, tags }: Beside): string[] {
  const file = path.replace(/^\.\//, '');
  const { components, screens } = usersOf(told.facts, file);
  const states = statesOf(stories.map(({ id, name }) => ({ name, tags: tags.get(id) ?? [] })));
  const component = told.statuses[file];
  const lacking = component === undefined ? [] : lackedWords(component);
  const tokens = told.facts[file]?.tokens ?? [];
  const shown = states.filter(({ shown: is }) => is).map(({ name }) => name);
  return [
    `- Page: [in the workbench](../?path=/docs/${docsIdOf(file)})`,
    `- Source: \`${file.replace('.stories', '')}\``,
    component === undefined
      ? ''
      : `- Status: ${[component.status, ...lacking.map((words) => `not yet there: ${words}`)].join(', ')}`,
    shown.length === 0 ? '' : `- Shown in: ${shown.join(', ')}`,
    `- Drawn by: ${components.length === 0 ? 'no other component' : linksTo(components)}`,
    `- Seen on: ${screens.length === 0 ? 'no screen' : `${screens.length} screens and parts of them`}`,
    ...areasOf(screens).map(([area, own]) => `  - ${area}: ${linksTo(own)}`),
    tokens.length === 0 ? '' : `- Tokens: ${tokens.toSorted().join(', ')}`,
  ].filter((line) => line !== '');
}

function propertyLines({ reactDocgen }: ComponentPage): string[] {
  const rows = Object.entries(reactDocgen?.props ?? {}).map(([name, { required, tsType, ...rest }]) => [
    required === true ? `${name} (needed)` : name,
    inCell(tsType?.raw ?? tsType?.name ?? ''),
    inCell(rest.defaultValue?.value ?? ''),
    rest.description ?? '',
  ]);
  return rows.length === 0
    ? []
    : ['## Properties', tableOf(['Name', 'Type', 'By default', 'What it is'], rows)];
}

const keyLines = (rows: readonly KeyRow[] | undefined): string[] =>
  rows === undefined
    ? []
    : [
        '## Keyboard',
        'By keyboard alone, one step after another, as the story «Keyboard» goes:',
        tableOf(
          ['Keys', 'What then holds'],
          rows.map(({ keys, effects }) => [keys.map(inCell).join(' '), effects.join('; ')]),
        ),
      ];

/** When it is taken, and when another one is; what is written into it. */
function guideLines(name: string, { statuses }: Told): string[] {
  const guide = guides[name];
  if (guide === undefined) return [];
  const { take, not, instead, words } = guide;
  const other = Object.entries(statuses).find(([, component]) => component.name === instead)?.[0];
  return [
    '## When to take it',
    [
      `- Take it: ${take}`,
      `- Take ${other === undefined ? instead : linksTo([other])}: ${not}`,
      ...(words === undefined ? [] : [`- Words: ${words.rule} ${words.ru}, ${words.en}`]),
    ].join('\n'),
  ];
}

const partLines = (parts: readonly Part[], depth = 0): string[] =>
  parts.flatMap(({ name, kind, optional, parts: within }) => [
    `${'  '.repeat(depth)}- ${kind === 'given' ? inCell(name) : name}${optional ? ', in some states' : ''}`,
    ...partLines(within, depth + 1),
  ]);

const anatomyLines = (parts: readonly Part[] | undefined): string[] =>
  parts === undefined || parts.length === 0 ? [] : ['## What it is made of', partLines(parts).join('\n')];

const changeLines = (changes: readonly Change[] | undefined): string[] =>
  changes === undefined || changes.length === 0
    ? []
    : [
        '## What has changed lately',
        changes.map(({ day, kind, what }) => `- ${day}: ${kindWords[kind]}: ${what}`).join('\n'),
      ];

const storyLines = ({ stories }: ComponentPage): string[] =>
  stories.flatMap(({ id, name, description, snippet }) => [
    `### ${name}`,
    ...(description === undefined ? [] : [description]),
    `[Open](../?path=/story/${id})`,
    ...(snippet === undefined ? [] : [`\`\`\`tsx\n${snippet}\n\`\`\``]),
  ]);

/** The page of a component as Markdown. */
export function componentPage(page: ComponentPage, beside: Beside): string {
  const file = page.path.replace(/^\.\//, '');
  const parts = [
    `# ${page.name}`,
    ...(page.description === undefined ? [] : [page.description]),
    factLines(page, beside).join('\n'),
    ...(page.import === undefined ? [] : [`\`\`\`tsx\n${page.import}\n\`\`\``]),
    ...propertyLines(page),
    ...guideLines(beside.told.statuses[file]?.name ?? '', beside.told),
    ...anatomyLines(beside.told.anatomies[file]),
    ...keyLines(beside.told.keyboards[file]),
    ...changeLines(beside.told.changes[file]),
    ...(page.stories.length === 0 ? [] : ['## Examples', ...storyLines(page)]),
  ];
  return `${parts.join('\n\n')}\n`;
}
