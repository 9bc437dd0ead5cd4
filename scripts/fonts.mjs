// Subsets Golos Text to what the console needs: Russian, English, punctuation, currency and key symbols. The results are committed; run `node
// scripts/fonts.mjs` again only when the family or the set changes.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const source = fileURLToPath(
  new URL('../node_modules/@fontsource-variable/golos-text/files/', import.meta.url),
);
const target = fileURLToPath(new URL('../src/theme/fonts/', import.meta.url));

const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));

const cuts = [
  {
    out: 'golos-cyrillic.woff2',
    from: 'golos-text-cyrillic-wght-normal.woff2',
    text: range(0x410, 0x44f) + 'Ёё№',
  },
  {
    out: 'golos-latin.woff2',
    from: 'golos-text-latin-wght-normal.woff2',
    text: range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’‚“”„…•↑↓−×·€™',
  },
  { out: 'golos-signs.woff2', from: 'golos-text-latin-ext-wght-normal.woff2', text: '₽₸₴' },
];

/** Weights for printed pages. A PDF embeds single-weight fonts, and no woff2. */
const printed = [400, 700];

await mkdir(`${target}print`, { recursive: true });
for (const { out, from, text } of cuts) {
  const font = await readFile(source + from);
  const write = async (name, options) => {
    const cut = await subsetFont(font, text, options);
    await writeFile(target + name, cut);
    console.log(`${name} ${cut.length} bytes`);
  };
  await write(out, { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700 } } });
  for (const wght of printed) {
    const name = `print/${out.replace('.woff2', `-${wght}.ttf`)}`;
    await write(name, { targetFormat: 'truetype', variationAxes: { wght } });
  }
}
