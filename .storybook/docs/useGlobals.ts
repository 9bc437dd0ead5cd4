import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { reviewed, reviewIn } from '../review/looks.ts';
import type { ShownStory } from './frameOf.ts';

const named = ['theme', 'language'] as const;

/** The globals that switch the workbench as a whole. */
const ofWorkbench = (globals: Readonly<Record<string, unknown>>): Record<string, string> => ({
  ...Object.fromEntries(named.map((name) => [name, String(globals[name])])),
  ...reviewed(reviewIn(globals)),
});

const isSame = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The theme, the language and the other globals that are chosen in the toolbar. */
export function useGlobals({ id }: ShownStory): Record<string, string> {
  const { channel, getStoryContext, storyById } = useContext(DocsContext);
  const [globals, setGlobals] = useState(() => ofWorkbench(getStoryContext(storyById(id)).globals));
  useEffect(() => {
    // Frames send their globals over the same channel. Only this page's own store knows its own.
    const take = () => {
      const own = ofWorkbench(getStoryContext(storyById(id)).globals);
      setGlobals((before) => (isSame(before, own) ? before : own));
    };
    channel.on('globalsUpdated', take);
    return () => channel.off('globalsUpdated', take);
  }, [channel, getStoryContext, storyById, id]);
  return globals;
}
