// `npm run new component <group>/<Name>`, `npm run new screen <area>/<Name>` or `npm run new list <area>/<Name> <kind>`:
// a component, a screen, or the list of a kind of the platform («purchase»), each with its story.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './install.mjs';
import { listFiles } from './newList.ts';

const [kind, where, of] = process.argv.slice(2);
const [group, name] = (where ?? '').split('/');

const known = kind === 'component' || kind === 'screen' || (kind === 'list' && of !== undefined);
if (!known || !group || name === undefined || !/^[A-Z][A-Za-z]+$/.test(name)) {
  console.error(
    'Usage: npm run new component <group>/<Name>, screen <area>/<Name> or list <area>/<Name> <kind>',
  );
  process.exit(1);
}

const folder = path.join(root, kind === 'component' ? 'src/components' : 'src/features', group, name);
if (existsSync(folder)) {
  console.error(`${path.relative(root, folder)} exists already.`);
  process.exit(1);
}

const component = `import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color } from '#theme/tokens.ts';

type ${name}Props = ComponentPropsWithRef<'div'>;

/** What it is for, in one sentence. */
export function ${name}({ ...rest }: ${name}Props) {
  return <Root {...rest} />;
}

const Root = styled.div\`
  color: \${color.ink};
\`;
`;

const screen = `import { PageHeader } from '#components/layout/PageHeader/PageHeader.tsx';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';

const messages = defineMessages({ ru: { title: '${name}' }, en: { title: '${name}' } });

/** What an author does here, in one sentence. */
export function ${name}() {
  const t = useMessages(messages);
  return <PageHeader title={t.title} />;
}
`;

const story = `import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({ component: ${name} });

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toBeEmptyDOMElement();
  },
});
`;

const files =
  kind === 'list'
    ? await listFiles(name, of ?? '')
    : { [`${name}.tsx`]: kind === 'component' ? component : screen, [`${name}.stories.tsx`]: story };

await mkdir(folder, { recursive: true });
for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
console.log(`Made ${path.relative(root, folder)}. See it with \`npm run storybook\`.`);
