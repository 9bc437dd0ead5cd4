import path from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { nothingToOperate } from '#storybook/status/exempt.ts';
import { sources } from './sources.ts';

const exempt = new Set(Object.values(nothingToOperate).flat());

/** Elements and components that take the focus, or an answer to a press or a key. */
const control =
  /<(?:a|button|details|input|select|summary|textarea)\b|<\w*(?:Button|Link|Checkbox|Menu|Chip)\b|styled\.(?:a|button|summary)\b|tabIndex=|on(?:Click|KeyDown)=/;

/** What a keyboard cannot do: `type` and `clear` press on the field before they write. */
const notByKeys =
  /\b(?:userEvent|user)\.(?!tab\b|keyboard\b|paste\b|setup\b)\w+|\bfireEvent\b|\bdispatchEvent\b|\.(?:focus|click|select)\(/;

interface Component {
  name: string;
  story: string;
  /** What the folder's modules say, stories and their samples aside. */
  code: string;
}

const components: Component[] = sources('src/components/*/*/*.stories.tsx').map(({ file, text }) => ({
  name: path.basename(path.dirname(file)),
  story: text,
  code: sources(`${path.dirname(file)}/*.{ts,tsx}`)
    .filter((source) => !/\.(?:stories|test)\.|\/samples?\./.test(source.file))
    .map((source) => source.text)
    .join('\n'),
}));

/** The story named `Keyboard`, with its play. */
const keyboardOf = ({ story }: Component): string | undefined =>
  /^export const Keyboard = meta\.story\(\{\n[\s\S]*?^\}\);/m.exec(story)?.[0];

const operable = components.filter(({ name }) => !exempt.has(name));

describe('the keyboard', () => {
  test('reaches and operates each component in a story of its own', () => {
    const missing = operable
      .filter((component) => keyboardOf(component) === undefined)
      .map(({ name }) => name);
    expect(operable.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  test('is all that such a story uses', () => {
    const wrong = operable.flatMap((component) => {
      const used = notByKeys.exec(keyboardOf(component) ?? '')?.[0];
      return used === undefined ? [] : [`${component.name}: ${used}`];
    });
    expect(wrong).toEqual([]);
  });

  test('starts by Tab, and what it does is asserted', () => {
    const idle = operable
      .filter((component) => {
        const story = keyboardOf(component);
        return story !== undefined && !(/\.tab\(/.test(story) && /\bexpect\(/.test(story));
      })
      .map(({ name }) => name);
    expect(idle).toEqual([]);
  });

  test('is left out only where there is nothing to operate', () => {
    const known = new Set(components.map(({ name }) => name));
    expect([...exempt].filter((name) => !known.has(name))).toEqual([]);
    const needless = components.filter((each) => exempt.has(each.name) && keyboardOf(each) !== undefined);
    expect(needless.map(({ name }) => name)).toEqual([]);
    const operated = components.filter(({ name, code }) => exempt.has(name) && control.test(code));
    expect(operated.map(({ name }) => name)).toEqual([]);
  });
});
