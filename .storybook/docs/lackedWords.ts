import type { ComponentStatus, RequirementName } from '../status/statusOf.ts';

const words: Record<RequirementName, string> = {
  'says what it is for': 'words on what it is for',
  'every state': 'an example of each state',
  'keyboard alone': 'an example by keyboard alone',
  'both themes': 'a picture in the dark theme',
  'long words': 'an example with long words',
  '360 px': 'a picture on a phone, 360 px',
};

/** Says in a designer's words what a component lacks. */
export const lackedWords = ({ requirements }: Pick<ComponentStatus, 'requirements'>): string[] =>
  requirements.flatMap(({ name, shownBy }) => (shownBy === null ? [words[name]] : []));
