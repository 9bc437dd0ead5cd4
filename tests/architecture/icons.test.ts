import path from 'node:path';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { iconsOf } from '#storybook/icons.ts';
import { projectFiles, readProjectFile } from '../../scripts/modules.ts';
import { icons } from '../../scripts/icons.ts';

test('the page of icons has what files draw, each by its name in Lucide, and who draws it', () => {
  const files: Record<string, string> = {
    'src/a/One.tsx': `import { X, File as FileIcon, type LucideIcon } from 'lucide-react';\n`,
    'src/a/Two.tsx': `import {\n  Bell,\n  X,\n} from 'lucide-react';\n`,
    'src/a/Two.stories.tsx': `import { Zap } from 'lucide-react';\n`,
    'src/a/Three.tsx': `import { Y } from './y.ts';\n`,
  };
  expect([...iconsOf(Object.keys(files), (file) => files[file] ?? '')]).toEqual([
    ['Bell', ['Two']],
    ['File', ['One']],
    ['X', ['One', 'Two']],
  ]);
});

test('the console draws icons, and each import of Lucide is read', () => {
  const files = [...projectFiles()].filter((file) => /^src\/.*\.tsx?$/.test(file));
  const unread = files.filter((file) => {
    const text = readProjectFile(file);
    return text.includes("'lucide-react'") && !/^import (?:type )?\{[^}]+\} from 'lucide-react';/m.test(text);
  });
  expect(unread).toEqual([]);
  expect(iconsOf(files, readProjectFile).size).toBeGreaterThan(50);
});

test('a build gives each icon the attributes that the library gives it, but for its names', async () => {
  const names = [...iconsOf([...projectFiles()], readProjectFile).keys()];
  const looks = [{ size: 16, strokeWidth: 1.5 }, { width: '1em' }, {}];
  const entry = path.resolve('src/icons.tsx');
  const built = v.parse(
    v.object({ output: v.tuple([v.object({ code: v.string() })]) }),
    await build({
      configFile: false,
      logLevel: 'error',
      // What is built as a library is left to ask where it runs.
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [
        icons,
        {
          name: 'every-icon',
          resolveId: (id) => (id === entry ? id : null),
          load: (id) =>
            id === entry
              ? `import { createElement } from 'react'; import { renderToStaticMarkup } from 'react-dom/server.browser';
                 import { ${names.join(', ')} } from 'lucide-react';
                 export const drawn = [${names.join(', ')}].map((icon) =>
                   ${JSON.stringify(looks)}.map((look) => renderToStaticMarkup(createElement(icon, look))));`
              : null,
        },
      ],
      build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
    }).then((bundles) => [bundles].flat()[0]),
  );
  const [{ code }] = built.output;
  expect(code).not.toContain('absoluteStrokeWidth');
  const { drawn } = v.parse(
    v.object({ drawn: v.array(v.array(v.string())) }),
    await import(`data:text/javascript,${encodeURIComponent(code)}`),
  );
  const icon = v.custom<lucide.LucideIcon>((value) => typeof value === 'object' && value !== null);
  const byLibrary = (name: string, look: lucide.LucideProps) =>
    renderToStaticMarkup(createElement(v.parse(icon, Reflect.get(lucide, name)), look));
  const said = (markup: string) =>
    (/<svg ([^>]*)>/.exec(markup)?.[1] ?? '')
      .match(/[^ =]+="[^"]*"/g)
      ?.filter((word) => !/^(?:class|xmlns)=/.test(word))
      .toSorted();
  expect(drawn.map((markups) => markups.map(said))).toEqual(
    names.map((name) => looks.map((look) => said(byLibrary(name, look)))),
  );
});
