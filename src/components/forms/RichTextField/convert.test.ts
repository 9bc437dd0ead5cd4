import { $createLinkNode } from '@lexical/link';
import { $createHeadingNode } from '@lexical/rich-text';
import * as fc from 'fast-check';
import { $createParagraphNode, $createTextNode, $getRoot, createEditor } from 'lexical';
import { expect, test } from 'vitest';
import { normal, type Block } from '#lib/richText/blocks.ts';
import { parse } from '#lib/richText/parse.ts';
import { serialise } from '#lib/richText/serialise.ts';
import { $read, $write, nodes, registerCleaning } from './convert.ts';

function editor() {
  return createEditor({
    nodes,
    onError: (error) => {
      throw error;
    },
  });
}

/** What a text is after it has been in the editor. */
function through(blocks: readonly Block[]): Block[] {
  let read: Block[] = [];
  editor().update(
    () => {
      $write(blocks);
      read = $read();
    },
    { discrete: true },
  );
  return normal(read);
}

test('a text comes out of the editor as it went in', () => {
  const markdown = [
    'до **жирно *и наклонно*** [сайт](https://a.ru)\nи ещё строка',
    '## Что понадобится',
    '- стул\n- **[коврик](https://b.ru)**',
    '1. раз\n2. два \\*',
  ].join('\n\n');
  expect(through(parse(markdown))).toEqual(parse(markdown));
  expect(serialise(through(parse(markdown)))).toBe(markdown);
  expect(through([])).toEqual([]);
});

test('any Markdown survives the way through the editor', () => {
  const text = fc.string({ unit: fc.constantFrom(...'аб1 \n*[]()\\#-.<>'), maxLength: 60 });
  fc.assert(
    fc.property(text, (markdown) => {
      expect(serialise(through(parse(markdown)))).toBe(serialise(parse(markdown)));
    }),
    { numRuns: 500 },
  );
});

test('signs that are typed as text stay text', () => {
  const typed: Block[] = [
    {
      type: 'paragraph',
      runs: [{ text: '<b>x</b> [y](https://a.ru) **z**', bold: false, italic: false, href: null }],
    },
  ];
  expect(parse(serialise(through(typed)))).toEqual(typed);
});

test('what is pasted is cleaned', () => {
  const one = editor();
  // Cleaning runs as an update ends, and its result is read in the next.
  const off = registerCleaning(one);
  let read: Block[] = [];
  one.update(
    () => {
      const loud = $createTextNode('громко')
        .setStyle('color: red')
        .toggleFormat('underline')
        .toggleFormat('bold');
      const bad = $createLinkNode('javascript:alert(1)').append($createTextNode('нажми'));
      $getRoot()
        .clear()
        .append($createHeadingNode('h1').append($createTextNode('Крупно')))
        .append($createParagraphNode().append(loud, bad).setIndent(2));
    },
    { discrete: true },
  );
  one.update(() => void (read = normal($read())), { discrete: true });
  off();
  expect(serialise(read)).toBe('## Крупно\n\n**громко**нажми');
});
