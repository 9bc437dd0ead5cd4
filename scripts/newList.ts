import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './install.mjs';

/** The names of a kind's parts in the code. */
interface Names {
  /** The module of its atoms, and the prefix of their names. */
  atoms: string;
  kind: string;
  /** Its type: «Purchase». */
  type: string;
  /** The request that reads a page: «listPurchases». */
  read: string;
  /** The field that names a row. */
  field: string;
}

const read = (file: string) => readFile(path.join(root, file), 'utf8');

function match(text: string, expression: RegExp): string {
  const found = expression.exec(text)?.[1];
  if (found === undefined) throw new Error(`Nothing reads ${expression.source}`);
  return found;
}

/** The module with the list of a kind. */
async function atomsOf(kind: string): Promise<string> {
  for (const file of globSync('src/atoms/*/*.ts', { cwd: root }).sort()) {
    if (new RegExp(`export const ${kind}ListAtom\\b`).test(await read(file))) {
      return file.split(path.sep).join('/').replace('src/', '#');
    }
  }
  throw new Error(`No atoms have a ${kind}ListAtom`);
}

/** Finds the parts of a kind in its calls and atoms. */
async function namesOf(kind: string): Promise<Names> {
  const schemas = await read(`src/domain/${kind}/schema.ts`);
  const fields = match(schemas, new RegExp(`const ${kind} = v\\.\\w+\\(\\{([^]*?)\\n\\}\\)`));
  return {
    kind,
    atoms: await atomsOf(kind),
    read: match(await read(`src/api/${kind}/requests.ts`), /export const (list[A-Z]\w*)/),
    type: match(schemas, new RegExp(`export type (\\w+) = v\\.InferOutput<typeof ${kind}>`)),
    field: /^ {2}(name|title|number):/m.exec(fields)?.[1] ?? 'id',
  };
}

/** The values that the generated files need. */
interface ListNames extends Names {
  /** The screen: «PurchaseList». */
  name: string;
  /** The prefix of its hooks: «Purchase». */
  one: string;
}

const screenOf = ({ name, one, kind, atoms, read, field }: ListNames) => `import { List } from 'lucide-react';
import { ${read} } from '#api/${kind}/requests.ts';
import { ${kind}CountAtom, ${kind}ListAtom } from '${atoms}';
import { ListScreen } from '#features/kits/list/ListKit/ListScreen.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { use${one}Columns } from './use${one}Columns.tsx';
import { use${one}Filters } from './use${one}Filters.ts';

/** What an author sees and does here, in one sentence. */
export function ${name}() {
  const t = useMessages(messages);
  return (
    <ListScreen
      id="${name.charAt(0).toLowerCase() + name.slice(1)}"
      texts={t}
      icon={<List size={24} strokeWidth={1.5} aria-hidden />}
      list={${kind}ListAtom}
      count={${kind}CountAtom}
      filters={use${one}Filters()}
      sorts={[{ id: 'new', label: t.sortNew, by: '-createdAt' }]}
      columns={use${one}Columns()}
      rowName={({ ${field} }) => ${field}}
      rowHref={({ id }) => \`/${kind}/\${id}\`}
      read={${read}}
    />
  );
}
`;

const columnsOf = ({
  one,
  kind,
  type,
  field,
}: ListNames) => `import type { ${type} } from '#domain/${kind}/schema.ts';
import { RowTitle } from '#components/data/DataTable/RowTitle.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** The columns of the table and the exported file. */
export function use${one}Columns(): ListColumn<${type}>[] {
  const t = useMessages(messages);
  return [
    {
      id: 'name',
      header: t.name,
      cell: ({ ${field} }) => <RowTitle>{${field}}</RowTitle>,
      phone: 'title',
      csv: ({ ${field} }) => ${field},
    },
  ];
}
`;

const filtersOf = ({
  one,
}: ListNames) => `import { periodFilter } from '#features/kits/list/ListKit/period.ts';
import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** The filters of the list. */
export function use${one}Filters(): ListFilter[] {
  const t = useMessages(messages);
  return [periodFilter({ id: 'made', label: t.made })];
}
`;

const messagesOf = ({ name }: ListNames) => `import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    title: '${name}',
    search: 'Название',
    emptyTitle: 'Здесь будет список',
    emptyText: 'Одна строка о\\u00A0том, что это.',
    noMatch: 'Ничто не\\u00A0подходит под все фильтры сразу',
    moreFailed: 'Следующие строки не\\u00A0загрузились',
    sortNew: 'Сначала новые',
    name: 'Название',
    made: 'Созданы',
  },
  en: {
    title: '${name}',
    search: 'Name',
    emptyTitle: 'The list will be here',
    emptyText: 'One line on what this is.',
    noMatch: 'Nothing matches all the filters at once',
    moreFailed: 'The next rows did not load',
    sortNew: 'Newest first',
    name: 'Name',
    made: 'Made',
  },
});
`;

const storyOf = ({ name }: ListNames) => `import { expect, within } from 'storybook/test';
import { empty } from '#platform/scenarios/empty.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({
  component: ${name},
  parameters: { layout: 'fullscreen', route: '/' },
  render: () => (
    <InShell path="/">
      <${name} />
    </InShell>
  ),
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: '${name}' }));
    await expect(table.getAllByRole('link').length).toBeGreaterThan(0);
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Здесь будет список' })).toBeVisible();
  },
});
`;

/** The generated files of a list, by name: a screen, its columns, filters, texts and story. */
export async function listFiles(name: string, kind: string): Promise<Record<string, string>> {
  const one = name.replace(/List$/, '');
  const names: ListNames = { ...(await namesOf(kind)), name, one };
  return {
    [`${name}.tsx`]: screenOf(names),
    [`use${one}Columns.tsx`]: columnsOf(names),
    [`use${one}Filters.ts`]: filtersOf(names),
    'messages.ts': messagesOf(names),
    [`${name}.stories.tsx`]: storyOf(names),
  };
}
