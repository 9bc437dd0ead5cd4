import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { reviewed, reviewIn } from '../review/looks.ts';
import { globalsText, type ShownStory } from './frameOf.ts';

const named = ['theme', 'language'] as const;

/** Of all globals those by which the workbench is switched as a whole. */
const ofWorkbench = (globals: Readonly<Record<string, unknown>>): Record<string, string> => ({
  ...Object.fromEntries(named.map((name) => [name, String(globals[name])])),
  ...reviewed(reviewIn(globals)),
});

/** The theme, the language and what else the workbench shows stories in, as it is chosen in its toolbar. */
export function useGlobals({ id }: ShownStory): Record<string, string> {
  const { channel, getStoryContext, storyById } = useContext(DocsContext);
  const own = () => ofWorkbench(getStoryContext(storyById(id)).globals);
  const [globals, setGlobals] = useState(own);
  const take = useEffectEvent(() => {
    const now = own();
    setGlobals((before) => (globalsText(before) === globalsText(now) ? before : now));
  });
  useEffect(() => {
    // Frames speak of theirs over the same channel: what the page itself is shown in stands in its store.
    const hear = () => take();
    channel.on('globalsUpdated', hear);
    return () => channel.off('globalsUpdated', hear);
  }, [channel]);
  return globals;
}
