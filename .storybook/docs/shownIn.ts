import { pictureTags } from '../pictureTags.ts';
import type { ShownStory } from './frameOf.ts';

type Told = Pick<ShownStory, 'name' | 'tags'>;

/** A state in which a component is asked to be shown, and whether a story of it is. */
interface ShownState {
  name: string;
  shown: boolean;
}

const isNamed = (pattern: RegExp) => (story: Told) => pattern.test(story.name);
const isTagged = (tag: string) => (story: Told) => story.tags.includes(tag);

/** What each component is asked to be shown in, and by which stories one sees that it is. */
const states: Record<string, (story: Told) => boolean> = {
  light: isTagged(pictureTags.light),
  dark: isTagged(pictureTags.dark),
  '360 px': isTagged(pictureTags.phone),
  'long text': isNamed(/long/i),
  'keyboard alone': isNamed(/key/i),
};

/** What the stories of a component show of what is asked. Read from the stories themselves: no list tells it. */
export const statesOf = (stories: readonly Told[]): ShownState[] =>
  Object.entries(states).map(([name, shows]) => ({ name, shown: stories.some(shows) }));
