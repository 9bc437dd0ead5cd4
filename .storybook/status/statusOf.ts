// How far each component of the library is. No list tells it: it is computed from its files, and from the stories of those who draw it.
import path from 'node:path/posix';
import { pictureTags } from '../pictureTags.ts';
import { noLongWords, nothingToOperate } from './exempt.ts';

/** Story files of those who draw a component themselves, by its own story file. */
type Drawn = Readonly<Record<string, { users: readonly string[] }>>;

/** `stable` has all that is asked of a component; `draft` has not yet; `deprecated` says so in its own words. */
type Status = 'draft' | 'stable' | 'deprecated';

/** What is asked of a component, by a short name. */
export type RequirementName =
  | 'says what it is for'
  | 'every state'
  | 'keyboard alone'
  | 'both themes'
  | 'long words'
  | '360 px';

/** What is asked of a component. */
interface Requirement {
  name: RequirementName;
  /** What shows that it is met: a story, a picture, the reason why it is not asked; null where nothing does. */
  shownBy: string | null;
}

/** A component with its status, and what that stands on. */
export interface ComponentStatus {
  name: string;
  /** The component that its stories show: of a folder with several, the one that gives it its words. */
  shown: string;
  /** The name of its first story, as its file exports it. */
  first: string;
  status: Status;
  requirements: Requirement[];
}

interface Story {
  name: string;
  text: string;
  /** It is shown at 360 px, by itself or as all stories of its file are. */
  atPhone: boolean;
}

const isAtPhone = (text: string) => text.includes(pictureTags.phone) || text.includes(`value: 'phone'`);

/** What all stories of a file have, as it is written: `component`, `globals`. */
const metaIn = (text: string): string => /^const meta = preview\.meta\([\s\S]*?^\}\);/m.exec(text)?.[0] ?? '';

/** The stories of a file as they are written. */
const storiesIn = (text: string): Story[] => {
  const meta = metaIn(text);
  return [...text.matchAll(/^export const (\w+) = meta\.story\([\s\S]*?(?=^export const |(?![\s\S]))/gm)].map(
    ([own, name = '']) => ({
      name,
      text: own,
      atPhone: isAtPhone(own) || (isAtPhone(meta) && !own.includes('viewport:')),
    }),
  );
};

/** States that a component is put into by a property of this name: each wants a story. */
const stateNames = ['busy', 'disabled', 'empty', 'error', 'failed', 'invalid', 'loading'];

/** The properties by which a component is put into a state. */
function statesAsked(name: string, source: string): string[] {
  const props = new RegExp(String.raw`^(?:export )?interface ${name}Props\b[\s\S]*?^\}`, 'm').exec(
    source,
  )?.[0];
  return stateNames.filter((state) => new RegExp(String.raw`^  ${state}\??:`, 'm').test(props ?? ''));
}

const reasonOf = (table: Record<string, string[]>, name: string): string | null =>
  Object.keys(table).find((reason) => table[reason]?.includes(name)) ?? null;

const inDark = ({ text }: Story) => text.includes(pictureTags.dark);

/** The comment over a component, which its page begins with. Of a folder with several, that of the one that its stories show. */
const wordsOf = (name: string, source: string): string | null =>
  new RegExp(
    String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*export (?:default )?(?:function|const) ${name}\b`,
  ).exec(source)?.[1] ?? null;

/** The library's components, by their story files: those that are named as their folder. */
const isComponent = (file: string): boolean =>
  file.startsWith('src/components/') &&
  path.basename(file, '.stories.tsx') === path.basename(path.dirname(file));

/** Tells of each component how far it is. `read` takes a path from the root. */
export function statusesOf(facts: Drawn, read: (file: string) => string): Record<string, ComponentStatus> {
  const known = new Map<string, Story[]>();
  const storiesOf = (file: string): Story[] => {
    const stories = known.get(file) ?? storiesIn(read(file));
    known.set(file, stories);
    return stories;
  };
  const rows = Object.keys(facts)
    .filter(isComponent)
    .map((file) => {
      const name = path.basename(file, '.stories.tsx');
      const source = read(file.replace('.stories', ''));
      const shown = /\bcomponent: (\w+)/.exec(metaIn(read(file)))?.[1] ?? name;
      const words = wordsOf(shown, source);
      const own = storiesOf(file);
      const find = (shows: (story: Story) => boolean) => own.find(shows)?.name ?? null;
      /** A story of its own, or one of somebody who draws it. */
      const findAround = (shows: (story: Story) => boolean) => {
        const around = (facts[file]?.users ?? []).find((user) => storiesOf(user).some(shows));
        return find(shows) ?? (around === undefined ? null : `on ${path.basename(around, '.stories.tsx')}`);
      };
      const asked = statesAsked(shown, source);
      const unseen = asked.filter((state) => !new RegExp(String.raw`\b${state}\b`, 'i').test(read(file)));
      const requirements: Requirement[] = [
        { name: 'says what it is for', shownBy: words === null ? null : 'its description' },
        {
          name: 'every state',
          shownBy: own.length === 0 || unseen.length > 0 ? null : asked.join(', ') || 'no property sets one',
        },
        {
          name: 'keyboard alone',
          shownBy: find((story) => story.name === 'Keyboard') ?? reasonOf(nothingToOperate, name),
        },
        { name: 'both themes', shownBy: findAround(inDark) },
        {
          name: 'long words',
          shownBy: find((story) => /long/i.test(story.name)) ?? reasonOf(noLongWords, name),
        },
        { name: '360 px', shownBy: findAround(({ atPhone }) => atPhone) },
      ];
      const status: Status = /@deprecated\b/.test(words ?? '')
        ? 'deprecated'
        : requirements.every(({ shownBy }) => shownBy !== null)
          ? 'stable'
          : 'draft';
      return [file, { name, shown, first: own[0]?.name ?? '', status, requirements }] as const;
    });
  return Object.fromEntries(rows);
}
