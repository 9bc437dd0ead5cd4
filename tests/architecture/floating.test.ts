import { describe, expect, it } from 'vitest';
import { sources } from './sources.ts';

/** What floats by react-aria, as a styled component: its name, and the rules of its look. */
const floating = sources('src/**/*.{ts,tsx}').flatMap(({ file, text }) =>
  [...text.matchAll(/const (\w+) = styled\(Popover\)`([\s\S]*?)\n`;/g)].map(([, name = '', rules = '']) => ({
    file,
    name,
    rules,
  })),
);

describe('what floats', () => {
  it('is found', () => expect(floating.length).toBeGreaterThanOrEqual(4));

  // React-aria waits for a transition that was broken off for good: what was closed meanwhile would stay on the page.
  it.each(floating)('comes by keyframes, and not by transitions ($file, $name)', ({ rules }) => {
    expect(rules).toMatch(/growsFrom(?:Left|Corner)/);
    expect(rules).not.toMatch(/transition:|data-entering|data-exiting/);
  });
});
