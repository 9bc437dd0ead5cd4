import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { reviewed, reviewIn } from '../review/looks.ts';
import type { ShownStory } from './frameOf.ts';

const named = ['theme', 'language'] as const;

/** Of all globals those by which the workbench is switched as a whole. */
const ofWorkbench = (globals: Readonly<Record<string, unknown>>): Record<string, string> => ({
  ...Object.fromEntries(named.map((name) => [name, String(globals[name])])),
  ...reviewed(reviewIn(globals)),
});

/** The theme, the language and what else the workbench shows stories in, as it is chosen in its toolbar. */
export function useGlobals({ id }: ShownStory): Record<string, string> {
  const { channel, getStoryContext, storyById } = useContext(DocsContext);
  const [globals, setGlobals] = useState(() => ofWorkbench(getStoryContext(storyById(id)).globals));
  useEffect(() => {
    const take = (told: { globals: Record<string, unknown> }) => setGlobals(ofWorkbench(told.globals));
    channel.on('globalsUpdated', take);
    return () => channel.off('globalsUpdated', take);
  }, [channel]);
  return globals;
}
