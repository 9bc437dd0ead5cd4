import { expect, test } from 'vitest';
import { iconsOf } from '#storybook/icons.ts';
import { projectFiles, readProjectFile } from '../../scripts/modules.ts';

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
