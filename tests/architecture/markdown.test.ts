import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Told } from '#storybook/facts.ts';
import { importsOf } from '#storybook/markdown/imports.ts';
import { markdownPages } from '#storybook/markdown/pages.ts';
import { completeManifests } from '#storybook/markdown/write.ts';

const mark = 'src/components/a/Mark/Mark.stories.tsx';
const list = 'src/features/b/List/List.stories.tsx';

const told: Told = {
  facts: { [mark]: { users: [list], tokens: ['space.2', 'color.ink'] }, [list]: { users: [], tokens: [] } },
  statuses: {
    [mark]: {
      name: 'Mark',
      shown: 'Mark',
      first: 'Default',
      status: 'draft',
      requirements: [{ name: 'long words', shownBy: null }],
    },
  },
  anatomies: {
    [mark]: [
      {
        name: 'Words',
        kind: 'drawn',
        optional: true,
        parts: [{ name: 'children', kind: 'given', optional: false, parts: [] }],
      },
    ],
  },
  changes: { [mark]: [{ day: '2026-11-27', kind: 'mended', what: 'Keep its words in one line' }] },
  keyboards: { [mark]: [{ keys: ['Tab', '«|»'], effects: ['the focus is on button', 'it is on'] }] },
};

const story = {
  id: 'components-a-mark--default',
  name: 'Default',
  snippet: 'const Default = () => <Mark />;',
};
const components = {
  'components-a-mark': {
    id: 'components-a-mark',
    name: 'Mark',
    path: `./${mark}`,
    description: 'A mark. It is small.',
    import: `import { Mark } from '#components/a/Mark/Mark.tsx';`,
    stories: [{ ...story, description: 'As it begins.' }],
    reactDocgen: {
      props: {
        look: {
          required: true,
          tsType: { name: 'union', raw: `'a' | 'b'` },
          description: 'How\nit looks.',
          defaultValue: null,
        },
      },
    },
  },
  'a-tools': { id: 'a-tools', name: 'Tools', path: './src/a/Tools.stories.tsx', stories: [] },
  'features-b-list': { id: 'features-b-list', name: 'List', path: `./${list}`, stories: [] },
};

const words = [
  `import { Meta } from '@storybook/addon-docs/blocks';`,
  `import * as Mark from '../a/Mark/Mark.stories.tsx';`,
  '<Meta title="Choosing/Marks" />',
  '',
  'export const Shown = ({ of }) => {',
  '  const first = of[0];',
  '  return <Bars of={first} />;',
  '};',
  '',
  '# Marks',
  '',
  'Strong is {weight.strong}. See [Mark](?path=/docs/components-a-mark--docs): <Shown />.',
  '',
  '<Choice of={[Mark]}>',
  '',
  '**Mark**: for what matters.',
  '',
  '</Choice>',
  '',
  '<Bars of={space} />',
  '',
  '<Plate>',
  '  <Other />',
  '</Plate>',
  '',
  '```tsx',
  '<Mark />',
  '```',
].join('\n');

const docs = {
  'choosing-marks--docs': {
    id: 'choosing-marks--docs',
    name: 'Docs',
    title: 'Choosing/Marks',
    path: './src/components/foundations/Marks.mdx',
    content: words,
  },
};

const files = markdownPages(
  { components: { components }, docs: { docs } },
  told,
  new Map([
    [story.id, ['picture']],
    ['components-a-mark--docs', []],
    ['features-b-list--docs', []],
  ]),
);
const textOf = (file: string) => files.get(file) ?? '';

describe('pages as Markdown', () => {
  test('are all in the list, each with what it is for, and none of them is lost', () => {
    const linked = [...textOf('llms.txt').matchAll(/\]\((markdown\/[^)]+)\)/g)].map(([, file]) => file);
    expect(linked.toSorted()).toEqual([...files.keys()].filter((file) => file !== 'llms.txt').toSorted());
    // What has stories and no page is for tests alone.
    expect(textOf('llms.txt')).not.toContain('Tools');
    expect(textOf('llms.txt')).toContain('[Mark](markdown/components-a-mark--docs.md): A mark.\n');
  });

  test('of a component tell what it is for, what it takes, which keys it knows, and its examples', () => {
    const text = textOf('markdown/components-a-mark--docs.md');
    expect(text).toContain('# Mark\n\nA mark. It is small.');
    expect(text).toContain('- Page: [in the workbench](../?path=/docs/components-a-mark--docs)');
    expect(text).toContain(`\`\`\`tsx\nimport { Mark } from '#components/a/Mark/Mark.tsx';\n\`\`\``);
    expect(text).toContain('- Status: draft, not yet there: an example with long words');
    expect(text).toContain(
      '- Shown in: light\n- Drawn by: no other component\n- Seen on: 1 screens and parts of them\n  - b: [List](features-b-list--docs.md)',
    );
    expect(text).toContain('- Tokens: color.ink, space.2');
    expect(text).toContain(`| look (needed) | \`'a' \\| 'b'\` |  | How it looks. |`);
    expect(text).toContain('| `Tab` `«\\|»` | the focus is on button; it is on |');
    expect(text).toContain('## What it is made of\n\n- Words, in some states\n  - `children`');
    expect(text).toContain('## What has changed lately\n\n- 2026-11-27: Mended: Keep its words in one line');
    expect(text).toContain(
      '### Default\n\nAs it begins.\n\n[Open](../?path=/story/components-a-mark--default)',
    );
    expect(text).toContain('```tsx\nconst Default = () => <Mark />;\n```');
  });

  test('of words keep them, lead to what they speak of, and say in tables what they draw', () => {
    const text = textOf('markdown/choosing-marks--docs.md');
    expect(text).not.toMatch(/import|export|const first|<Meta|<Choice|<Plate/);
    expect(text).toContain(
      '# Marks\n\nStrong is 560. See [Mark](components-a-mark--docs.md): [Drawn on the page](../?path=/docs/choosing-marks--docs).',
    );
    expect(text).toContain('See [Mark](components-a-mark--docs.md):\n\n**Mark**: for what matters.');
    expect(text).toContain('| space.2 | `8px` |');
    expect(text).toContain('[Drawn on the page](../?path=/docs/choosing-marks--docs)');
    expect(text).toContain('```tsx\n<Mark />\n```');
  });
});

test('a server that runs keeps no pages, and its manifests name no machine', async () => {
  const manifests = { components: { 'a-b': { definedInFile: path.resolve('src/a/B.tsx') } } };
  // What tools probe a server with has neither pages nor stories.
  await completeManifests(manifests, {
    configType: 'DEVELOPMENT',
    manifestEntries: [],
    outputDir: '/nowhere',
  });
  expect(manifests.components['a-b'].definedInFile).toBe('src/a/B.tsx');
});

test('an example imports what it shows as modules here do, whatever the name of the package is', () => {
  const story = [
    `import { fn } from 'storybook/test';`,
    `import {\n  Row,\n  type RowProps,\n} from '#components/a/Row/Row.tsx';`,
    `import { Mark } from './Mark.tsx';`,
    `import Late from './Late.tsx';`,
    `import { other as Other } from '../other.ts';`,
  ].join('\n');
  const told = `import { Mark, Late, Other, Row } from 'package';\nimport { fn } from 'storybook/test';`;
  expect(importsOf(told, mark, story).split('\n')).toEqual([
    `import Late from '#components/a/Mark/Late.tsx';`,
    `import { Mark } from '#components/a/Mark/Mark.tsx';`,
    `import { other as Other } from '#components/a/other.ts';`,
    `import { Row } from '#components/a/Row/Row.tsx';`,
    `import { fn } from 'storybook/test';`,
  ]);
});
