import { Unstyled } from '@storybook/addon-docs/blocks';
import { facts, statuses } from './allFacts.ts';
import { Facts, Links } from './parts.tsx';
import { lackedWords } from './lackedWords.ts';
import type { ShownStory } from './frameOf.ts';
import { statesOf } from './shownIn.ts';
import { docsAddress, nameOf, usersOf } from './usersOf.ts';

interface UsesProps {
  /** The story file, from the root. */
  file: string;
  stories: readonly ShownStory[];
}

interface NamesProps {
  files: readonly string[];
  none: string;
}

/** Components by name, each a link to its page. */
function Names({ files, none }: NamesProps) {
  if (files.length === 0) return <dd>{none}</dd>;
  return (
    <dd>
      <Links>
        {files.map((file) => (
          <li key={file}>
            <a href={docsAddress(file)} target="_top">
              {nameOf(file)}
            </a>
          </li>
        ))}
      </Links>
    </dd>
  );
}

/** What a page tells beside its stories: in what they show it, who draws it, which screens a change of it would touch, which tokens it has. */
export function Uses({ file, stories }: UsesProps) {
  const { direct, screens } = usersOf(facts, file);
  const states = statesOf(stories);
  const missing = states.filter(({ shown }) => !shown);
  const component = statuses[file];
  const lacking = component === undefined ? [] : lackedWords(component);
  const tokens = facts[file]?.tokens ?? [];
  return (
    <Unstyled>
      <Facts>
        {component !== undefined && (
          <>
            <dt>Status</dt>
            <dd>
              {component.status}
              {lacking.length > 0 && `, not yet there: ${lacking.join(', ')}`}
            </dd>
          </>
        )}
        <dt>Shown in</dt>
        <dd>
          {states
            .filter(({ shown }) => shown)
            .map(({ name }) => name)
            .join(', ')}
          {missing.length > 0 && `; not yet in ${missing.map(({ name }) => name).join(', ')}`}
        </dd>
        <dt>Drawn by</dt>
        <Names files={direct} none="stories alone" />
        {screens.length > 0 && (
          <>
            <dt>And seen on</dt>
            <Names files={screens} none="" />
          </>
        )}
        {tokens.length > 0 && (
          <>
            <dt>Tokens</dt>
            <dd>{tokens.toSorted().join(', ')}</dd>
          </>
        )}
      </Facts>
    </Unstyled>
  );
}
