import { pictureTags } from '../pictureTags.ts';
import type { ShownStory } from './frameOf.ts';

type Told = Pick<ShownStory, 'name' | 'tags'>;

/** A state in which a component must be shown, and whether a story shows it. */
interface ShownState {
  name: string;
  shown: boolean;
}

const isNamed = (pattern: RegExp) => (story: Told) => pattern.test(story.name);
const isTagged = (tag: string) => (story: Told) => story.tags.includes(tag);

/** The required states of each component, and how a story is recognised that shows one. */
const states: Record<string, (story: Told) => boolean> = {
  light: isTagged(pictureTags.light),
  dark: isTagged(pictureTags.dark),
  '360 px': isTagged(pictureTags.phone),
  'long text': isNamed(/long/i),
  'keyboard alone': isNamed(/key/i),
};

/** Which required states the stories of a component show. This is read from the stories themselves, not from a list. */
export const statesOf = (stories: readonly Told[]): ShownState[] =>
  Object.entries(states).map(([name, shows]) => ({ name, shown: stories.some(shows) }));
