import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { iconsOf } from '../../.storybook/icons.ts';
import { projectFiles, readProjectFile } from '../../scripts/modules.ts';
import { onePath, type Shape } from '../../scripts/onePath.ts';
import { browserOfWorker } from './browser.ts';

const icon = v.custom<lucide.LucideIcon>((value) => typeof value === 'object' && value !== null);

/** An icon as the library draws it, and the same with its shapes in one path. */
function bothWays(name: string): [string, string] {
  const own = renderToStaticMarkup(
    createElement(v.parse(icon, Reflect.get(lucide, name)), { size: 96, strokeWidth: 1.5 }),
  );
  const shapes = [...own.matchAll(/<(\w+) ([^>]*)>(?=<\/\1>)/g)].map(
    ([, tag = '', attributes = '']): Shape => [
      tag,
      Object.fromEntries(
        [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      ),
    ],
  );
  const joined = onePath(shapes).map(([tag, attributes]) => {
    const words = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
    return `<${tag} ${words.join(' ')}></${tag}>`;
  });
  return [own, own.replace(/(?<=<svg [^>]*>).*(?=<\/svg>)/, joined.join(''))];
}

test('an icon of one path looks as the library draws it', async () => {
  const names = [...iconsOf([...projectFiles()], readProjectFile).keys()];
  const page = await (await browserOfWorker()).newPage();
  // Where two shapes met, their blurred edges lay on each other: there a few pixels are darker than where they are one.
  const differ = await page.evaluate(
    async (icons) => {
      const pixelsOf = async (svg: string) => {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        const canvas = new OffscreenCanvas(96, 96).getContext('2d');
        canvas?.drawImage(image, 0, 0);
        return canvas?.getImageData(0, 0, 96, 96).data ?? [];
      };
      return Promise.all(
        icons.map(async ([name, own, joined]) => {
          const [before, after] = [await pixelsOf(own), await pixelsOf(joined)];
          return {
            name,
            drawn: before.some((level) => level > 0),
            pixels: before.filter((level, at) => Math.abs(level - (after[at] ?? 0)) > 80).length,
          };
        }),
      );
    },
    names.map((name) => [name, ...bothWays(name)] as const),
  );
  await page.close();
  expect(differ.filter(({ drawn, pixels }) => !drawn || pixels > 12)).toEqual([]);
  expect(differ.length).toBeGreaterThan(50);
});
