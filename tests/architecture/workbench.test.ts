import path from 'node:path';
import { toId } from 'storybook/internal/csf';
import { userOrAutoTitleFromSpecifier } from 'storybook/preview-api';
import { build } from 'vite';
import { afterAll, describe, expect, test } from 'vitest';
import { frameAddress, sizeOf, sizeTold } from '#storybook/docs/frameOf.ts';
import { argsTold } from '#storybook/docs/argsTold.ts';
import { choicesIn } from '#storybook/choices.ts';
import { kindOf } from '#storybook/docs/kindOf.ts';
import { readable } from '#storybook/docs/readable.ts';
import { drawnOnce } from '#storybook/docs/steady.ts';
import { timeChoices } from '#storybook/docs/timeChoices.ts';
import { areasOf, docsAddress, usersOf } from '#storybook/docs/usersOf.ts';
import { factsOf } from '#storybook/facts.ts';
import main from '#storybook/main.ts';
import { tellingCode } from '#storybook/storyCode.ts';
import { viewportSizes } from '#storybook/viewports.ts';
import { projectFiles, readProjectFile, type Link, type Modules } from '../../scripts/modules.ts';
import config from '../../vite.config.ts';

// Storybook makes up for the `CSS` that Node has not.
afterAll(() => void Reflect.deleteProperty(globalThis, 'CSS'));

test('what the console adds to its build leaves the workbench, which has another page, alone', async () => {
  if (main.viteFinal === undefined) throw new Error('The workbench is built as the console is');
  // What Storybook tells beside the configuration is not asked for.
  const { plugins = [] } = await main.viteFinal({ plugins: config.plugins ?? [] }, {} as never);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: { write: false, rolldownOptions: { input: path.resolve('src/lib/time/clock.ts') } },
  });
  expect(built).toMatchObject({ output: [{ type: 'chunk' }] });
});

describe('documentation pages', () => {
  const modules: Modules = {
    files: new Set([
      'src/components/a/Mark/Mark.stories.tsx',
      'src/components/a/Mark/Mark.tsx',
      'src/components/a/Row/Row.stories.tsx',
      'src/components/a/Row/Row.tsx',
      'src/features/b/List/List.stories.tsx',
      'src/features/b/List/List.tsx',
      'src/features/b/rows.ts',
    ]),
    links: new Map<string, Link[]>([
      ['src/components/a/Row/Row.tsx', [{ to: 'src/components/a/Mark/Mark.tsx', kind: 'lazy' }]],
      ['src/features/b/List/List.tsx', [{ to: 'src/features/b/rows.ts', kind: 'import' }]],
      ['src/features/b/rows.ts', [{ to: 'src/components/a/Row/Row.tsx', kind: 'import' }]],
    ]),
  };
  const facts = factsOf(modules, (file) =>
    file.endsWith('Mark.tsx')
      ? 'color: ${color.ink}; gap: ${space[2]}; top: ${color.ink}; control.blur(); type[kind]'
      : '',
  );
  const [mark, row, list] = [
    'src/components/a/Mark/Mark.stories.tsx',
    'src/components/a/Row/Row.stories.tsx',
    'src/features/b/List/List.stories.tsx',
  ];

  test('tell who draws a component, through what is no component, and all screens that it is seen on', () => {
    expect(usersOf(facts, mark)).toEqual({ components: [row], screens: [list] });
    expect(usersOf(facts, row)).toEqual({ components: [], screens: [list] });
  });

  test('tell of the component of a folder, though a story file of a part of its life stands beside', () => {
    const early = 'src/components/a/Mark/MarkEarly.stories.tsx';
    const both = factsOf({ ...modules, files: new Set([...modules.files, early]) }, () => '');
    expect([both[mark]?.users, both[early]?.users]).toEqual([[row], []]);
  });

  test('tell screens by areas of the console, those of one area alone first', () => {
    const [shell, kit] = [
      'src/app/shell/Shell/Shell.stories.tsx',
      'src/features/kits/c/Part/Part.stories.tsx',
    ];
    expect(areasOf([shell, kit, list])).toEqual([
      ['b', [list]],
      ['kits/c', [kit]],
      ['app/shell', [shell]],
    ]);
  });

  test('tell each token once', () => {
    expect(facts[mark]?.tokens).toEqual(['color.ink', 'space.2']);
  });

  test('are led to by the ids that Storybook gives them', () => {
    const entry = { directory: './src', files: '**/*.stories.tsx', titlePrefix: '', importPathMatcher: /./ };
    for (const file of [...projectFiles()].filter((name) => name.endsWith('.stories.tsx'))) {
      const title = userOrAutoTitleFromSpecifier(`./${file}`, entry) ?? '';
      expect(docsAddress(file)).toBe(`./?path=/docs/${toId(title, '').replace(/-*$/, '')}--docs`);
    }
  });

  test('begin with the example that is named so, where there is one', () => {
    const files = [...projectFiles()].filter((name) => name.endsWith('.stories.tsx'));
    const wrong = files.filter((file) => {
      const names = [...readProjectFile(file).matchAll(/^export const (\w+) = meta\.story/gm)].map(
        ([, name]) => name,
      );
      return names.includes('Default') && names[0] !== 'Default';
    });
    expect(files.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  test('let controls change the first example of a component', () => {
    const files = [...projectFiles()].filter((name) =>
      /^src\/components\/(?!foundations\/).*\.stories\.tsx$/.test(name),
    );
    const fixed = files.filter((file) => {
      const code = readProjectFile(file);
      const [, first = ''] = /^export const (\w+) = meta\.story/m.exec(code) ?? [];
      return tellingCode(file, code)
        .split('\n')
        .some((line) => line.startsWith(`${first}.input.`) && line.includes('fixed: true'));
    });
    expect(files.length).toBeGreaterThan(100);
    expect(fixed).toEqual([]);
  });

  const story = { id: 'a--b', name: 'B', tags: [], parameters: {}, storyGlobals: {} };

  test('draw a screen at the size of a window, and a part as large as it is', () => {
    expect(sizeOf(story)).toBeNull();
    expect(sizeOf({ ...story, parameters: { layout: 'fullscreen' } })).toBe(viewportSizes.desktop);
    expect(sizeOf({ ...story, parameters: { layout: 'fullscreen' } }, { isNarrow: true })).toBeNull();
    const roomy = { ...story, storyGlobals: { viewport: { value: 'desktop' } } };
    expect(sizeOf({ ...roomy, parameters: { layout: 'fullscreen' } }, { isNarrow: true })).toBeNull();
    expect(sizeOf(roomy, { isNarrow: true })).toBe(viewportSizes.desktop);
    const floating = { layout: 'fullscreen', docs: { story: { iframeHeight: '480px' } } };
    expect(sizeOf({ ...story, parameters: floating }, { isNarrow: true })).toBe(viewportSizes.desktop);
    const small = { ...floating, frameWidth: 800 };
    expect(sizeOf({ ...story, parameters: small })).toEqual({ width: 800, height: 900 });
    const table = { ...story, parameters: { frameWidth: 800 } };
    expect(sizeOf(table, { isNarrow: true })).toEqual({ width: 800, height: 900 });
    const phone = { viewport: { value: 'phone' } };
    expect(sizeOf({ ...story, parameters: { layout: 'fullscreen' }, storyGlobals: phone })).toBe(
      viewportSizes.phone,
    );
    // A desktop is asked for as room: where less is enough its words stay large. A phone is asked for as a phone.
    const wide = { ...table, storyGlobals: { viewport: { value: 'desktop' } } };
    expect(sizeOf(wide)).toEqual({ width: 800, height: 900 });
    expect(sizeOf({ ...table, storyGlobals: phone })).toBe(viewportSizes.phone);
    expect(sizeTold('{"context":"iframe.resize","width":3,"height":40}')).toEqual({ width: 3, height: 40 });
    expect(sizeTold('{"key":"storybook-channel"}')).toBeNull();
  });

  test('hold a story still until it is asked to play', () => {
    const globals = { theme: 'dark', language: 'en' };
    const asked = (plays: boolean) =>
      new URL(frameAddress('a--b', globals, { plays }), 'http://here').searchParams;
    expect(Object.fromEntries(asked(false))).toEqual({
      viewMode: 'story',
      id: 'a--b',
      globals: 'theme:dark;language:en',
      instrument: 'false',
      embed: 'true',
    });
    expect(asked(true).has('embed')).toBe(false);
    // What a button opens stands open in the first example alone.
    expect(frameAddress('a--b', globals, { plays: false, first: true })).toMatch(/&embed=true&first=true$/);
    expect(frameAddress('a--b', globals, { plays: true, first: true })).not.toContain('first');
  });
});

test('what controls no longer give is taken back from a frame, which would keep it', () => {
  expect(argsTold('a--b', {}, { label: 'Цена', error: 'Мало' })).toEqual([
    ['updateStoryArgs', { storyId: 'a--b', updatedArgs: { label: 'Цена', error: 'Мало' } }],
  ]);
  expect(argsTold('a--b', { label: 'Сумма', error: 'Мало' }, { label: 'Цена' })).toEqual([
    ['resetStoryArgs', { storyId: 'a--b', argNames: ['error'] }],
    ['updateStoryArgs', { storyId: 'a--b', updatedArgs: { label: 'Цена' } }],
  ]);
});

/** What a story file tells the pages of its stories, as they hold it. */
function toldBy(code: string, names: string[]) {
  const stories = names.map(() => ({ input: { parameters: { docs: { source: { language: 'tsx' } } } } }));
  new Function(...names, tellingCode('Mark.stories.tsx', code))(...stories);
  return stories.map(({ input }) => input.parameters.docs);
}

test('a story tells its page how its component is used, its code as it is written, and the words over it', () => {
  const code = [
    '/** What all of them show. */',
    "const meta = preview.meta({ component: Mark, args: { label: 'Mark' } });",
    '// Not for readers of the page.',
    'const other = meta.story({});',
    '/**',
    ' * Two lines',
    ' * of words.',
    ' */',
    'export const Shown = meta.story({ args: { size: 1 /* small */ } });',
    'export const Plain = meta.story({});',
  ].join('\n');
  expect(toldBy(code, ['meta', 'Shown', 'Plain'])).toEqual([
    { source: { language: 'tsx' }, description: { component: 'What all of them show.' } },
    {
      source: {
        code: '<Mark label="Mark" size={1} />',
        originalSource: 'meta.story({ args: { size: 1 /* small */ } })',
        language: 'tsx',
      },
      description: { story: 'Two lines\nof words.' },
    },
    { source: { code: '<Mark label="Mark" />', originalSource: 'meta.story({})', language: 'tsx' } },
  ]);
});

test('what a story tries stands neither in the code of its page nor is it offered to be played', () => {
  const code = [
    'const pressed = fn();',
    'const press = () => userEvent.click(screen.getByRole("button"));',
    'const rows = [1, 2];',
    'function Kept() {',
    '  return <Mark rows={rows} onPress={pressed} />;',
    '}',
    "const meta = preview.meta({ component: Mark, args: { label: 'Mark', children: <b>1</b>, onPress: fn() } });",
    'export const Pressed = meta.story({ play: async () => { await press(); } });',
    'export const Looked = meta.story({ render: () => <Room $below={9}><Kept /></Room>, play: expectToFit });',
    'export const Own = meta.story({ render: (args) => <Mark {...args} label="Own" /> });',
  ].join('\n');
  const [pressed, looked, own] = toldBy(code, ['meta', 'Pressed', 'Looked', 'Own']).slice(1);
  expect(pressed).toMatchObject({
    acts: true,
    source: { code: '<Mark label="Mark" onPress={onPress}><b>1</b></Mark>' },
  });
  expect(looked).not.toHaveProperty('acts');
  expect(looked?.source).toMatchObject({
    code: expect.stringMatching(/^const rows = \[1, 2\];\n\n(?:.*\n)*function Kept[^]*\n<Kept \/>$/),
  });
  expect(own?.source).toMatchObject({ code: '<Mark onPress={onPress} label="Own" />' });
});

test('the code of a page names the component, and not what keeps its value and gives it room in its stories', () => {
  const code = [
    'const changed = fn();',
    "const given = { label: 'Mark', value: 3, onChange: changed };",
    "const Kept = stateful(Mark<string>, 'value', 'onChange');",
    'const meta = preview.meta({',
    '  component: Mark,',
    '  args: given,',
    '  render: (args) => <div style={{ width: 200 }}>\n  <Kept {...args} />\n</div>,',
    '});',
    'export const Given = meta.story({ args: { value: 4 } });',
    'export const Within = meta.story({ args: { children: <b>1</b> } });',
    'export const Two = meta.story({ render: () => <div><Kept {...given}>1</Kept><Kept {...given} /></div> });',
  ].join('\n');
  const [given, within, two] = toldBy(code, ['meta', 'Given', 'Within', 'Two']).slice(1);
  expect(given?.source).toMatchObject({ code: '<Mark label="Mark" value={4} onChange={onChange} />' });
  expect(within?.source).toMatchObject({
    code: '<Mark label="Mark" value={3} onChange={onChange}><b>1</b></Mark>',
  });
  expect(two?.source).toMatchObject({
    code: [
      "const given = { label: 'Mark', value: 3, onChange: () => undefined };",
      '',
      '<div><Mark {...given}>1</Mark><Mark {...given} /></div>',
    ].join('\n'),
  });
});

test('no story of the library keeps empty ground for what its component opens: Room has it while that is open', () => {
  const files = [...projectFiles()].filter((name) => /^src\/components\/.*\.stories\.tsx$/.test(name));
  const wrong = files.filter((file) => /minHeight: \d{3}/.test(readProjectFile(file)));
  expect(files.length).toBeGreaterThan(90);
  expect(wrong).toEqual([]);
});

test('properties are read as words, and changed by what fits them', () => {
  const of = (raw: string, value?: unknown, summary = raw) => {
    const argTypes = {
      it: { name: 'it', type: { name: 'other', value: '', raw }, table: { type: { summary } } },
    };
    // What else a story is made of is not asked for.
    const { it } = readable({ argTypes, initialArgs: { it: value } } as never);
    return [it?.table?.type?.summary, it?.control];
  };
  expect(of("'a' | 'b' | undefined")).toEqual(["'a' | 'b'", { type: 'inline-radio' }]);
  expect(of('((id: string) => void) | undefined')).toEqual(['((id: string) => void) | undefined', false]);
  expect(of('ReactNode')).toEqual(['text or an element', { type: 'text' }]);
  expect(of('ReactNode', { $$typeof: Symbol.for('react.transitional.element') })).toEqual([
    'text or an element',
    false,
  ]);
  expect(of('string | null')).toEqual(['string | null', { type: 'text' }]);
  expect(of('number | string', 5)[1]).toEqual({ type: 'number' });
  expect(of('number | string', '38:02')[1]).toEqual({ type: 'text' });
  expect(of('string | null', null)[1]).toBe(false);
  expect(of('ReadonlySet<string>')).toEqual(['ReadonlySet<string>', false]);
  expect(of('unknown', [1])).toEqual(['a list', false]);
  expect(of('v.InferOutput<typeof lecture>', {}, 'v.InferOutput')[0]).toBe('lecture');
  expect(of("Pick<Shown, 'days' | 'period'>", {}, 'Pick')[0]).toBe("Pick<Shown, 'days' | 'period'>");
  // A name of how it was made says nothing.
  expect(of('ReturnType', {})[0]).toBe(undefined);
  expect(choicesIn("export type FieldSize = 'compact' | 'regular';\nexport type Other = string;")).toEqual([
    ['FieldSize', ['compact', 'regular']],
  ]);
  expect(kindOf("Exclude<FieldSize, 'compact'>", undefined, { FieldSize: ['compact', 'regular'] })).toEqual({
    name: 'choice',
    words: ['regular'],
  });
});

test('a day, an hour and a zone are chosen: half typed they are none, and no story can be drawn with them', () => {
  const argTypes = {
    value: { type: { name: 'string', raw: 'string' } },
    label: { type: { name: 'string' } },
  };
  const shown = readable({ argTypes, initialArgs: { value: '2026-11-26', label: 'День' } } as never);
  expect(shown['value']).toMatchObject({ control: { type: 'select' } });
  expect(shown['value']?.options).toContain('2026-11-26');
  expect(shown['label']?.control).toEqual({ type: 'text' });
  expect(timeChoices('month', '2026-12', {})).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(timeChoices('value', '19:05', {})).toContain('19:05');
  expect(timeChoices('timeZone', undefined, {})).toContain('Europe/Moscow');
  // A bound is what it bounds.
  expect(timeChoices('min', undefined, { value: '2026-11-26' })).toContain('2026-11-19');
  expect(timeChoices('min', undefined, { value: 3 })).toBeNull();
  expect(timeChoices('hint', undefined, { value: '2026-11-26' })).toBeNull();
});

test('what is taken over has words, and a value by default is told without its code', () => {
  const of = (standard: string) => {
    const value = { name: 'value', table: { defaultValue: { summary: standard } } };
    return readable({ argTypes: { value }, initialArgs: {} } as never)['value'];
  };
  expect(of("'regular'")).toMatchObject({
    description: 'What is in it.',
    table: { defaultValue: { summary: "'regular'" } },
  });
  expect(of('new Set()')?.table?.defaultValue).toEqual({ summary: 'none' });
  expect(of('Boolean(error)')?.table?.defaultValue).toEqual({ summary: 'its own' });
});

test('what only plays ask for is no property', () => {
  const context = { argTypes: {}, initialArgs: { 'data-testid': 'bar' } };
  expect(readable(context as never)).toMatchObject({ 'data-testid': { table: { disable: true } } });
});

test('rows are no value that a page of a story lets be written as text', () => {
  const context = { argTypes: {}, initialArgs: { steps: ['one', 'two'], step: 2 } };
  // What else a story is made of is not asked for.
  expect(readable(context as never)).toEqual({ steps: { name: 'steps', control: false } });
});

test('a page is drawn once, whatever the toolbar sets; another page is drawn by itself', async () => {
  const drawn: string[] = [];
  const renderer = () =>
    Promise.resolve({
      render: (page: string) => Promise.resolve(void drawn.push(page)),
      unmount: () => undefined,
    });
  const { parameters } = drawnOnce({ parameters: { docs: { renderer } } });
  const [first, second] = [await parameters.docs.renderer(), await parameters.docs.renderer()];
  await first.render('first');
  await first.render('first');
  await second.render('second');
  expect(drawn).toEqual(['first', 'second']);
  expect(() => drawnOnce({ parameters: { docs: {} } })).toThrow('draws pages in another way');
});
