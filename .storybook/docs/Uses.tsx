import { Unstyled } from '@storybook/addon-docs/blocks';
import { facts, statuses } from './allFacts.ts';
import { Copying, CopyValue } from './Copying.tsx';
import { Area, Areas, Facts, Fold, Links } from './parts.tsx';
import { PageLink } from './PageLink.tsx';
import { lackedWords } from './lackedWords.ts';
import type { ShownStory } from './frameOf.ts';
import { statesOf } from './shownIn.ts';
import { areasOf, docsAddress, nameOf, usersOf } from './usersOf.ts';

interface UsesProps {
  /** The story file, from the root. */
  file: string;
  stories: readonly ShownStory[];
}

/** This many names are easy to read at once; longer lists are folded. */
const readAtOnce = 12;

/** The names of components, each a link to its page. */
function Names({ files }: { files: readonly string[] }) {
  return (
    <Links>
      {files.map((file) => (
        <li key={file}>
          <PageLink to={docsAddress(file)}>{nameOf(file)}</PageLink>
        </li>
      ))}
    </Links>
  );
}

/** All screens, and parts of screens, on which a change would be visible, by areas of the console. */
function Screens({ files }: { files: readonly string[] }) {
  const areas = (
    <Areas>
      {areasOf(files).map(([area, own]) => (
        <Area key={area}>
          <span>{area}</span>
          <Names files={own} />
        </Area>
      ))}
    </Areas>
  );
  if (files.length <= readAtOnce) return areas;
  return (
    <Fold>
      <summary>{files.length} screens and parts of them</summary>
      {areas}
    </Fold>
  );
}

/** The import statement of a component. */
const importOf = (file: string, name: string): string =>
  `import { ${name} } from '${file.replace(/^src\//, '#').replace('.stories.tsx', '.tsx')}';`;

/**
 * The facts of a page: how to import the component, in which states it is shown, who uses it, on which screens a change would be visible, and its
 * tokens.
 */
export function Uses({ file, stories }: UsesProps) {
  const { components, screens } = usersOf(facts, file);
  const component = statuses[file];
  // The console itself renders screens. «Seen on: no screen» would suggest that nobody sees this one.
  const isOfLibrary = component !== undefined;
  const lacking = component === undefined ? [] : lackedWords(component);
  const shown = statesOf(stories).filter((state) => state.shown);
  const tokens = (facts[file]?.tokens ?? []).toSorted();
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
        {component !== undefined && (
          <>
            <dt>Import</dt>
            <dd>
              <Copying>
                <CopyValue value={importOf(file, component.name)} of={component.name} />
              </Copying>
            </dd>
          </>
        )}
        {shown.length > 0 && (
          <>
            <dt>Shown in</dt>
            <dd>{shown.map(({ name }) => name).join(', ')}</dd>
          </>
        )}
        {(isOfLibrary || components.length > 0) && (
          <>
            <dt>Drawn by</dt>
            <dd>{components.length === 0 ? 'No other component' : <Names files={components} />}</dd>
          </>
        )}
        {(isOfLibrary || screens.length > 0) && (
          <>
            <dt>Seen on</dt>
            <dd>{screens.length === 0 ? 'No screen' : <Screens files={screens} />}</dd>
          </>
        )}
        {tokens.length > 0 && (
          <>
            <dt>Tokens</dt>
            <dd>
              {tokens.length <= readAtOnce ? (
                tokens.join(', ')
              ) : (
                <Fold>
                  <summary>{tokens.length} tokens</summary>
                  {tokens.join(', ')}
                </Fold>
              )}
            </dd>
          </>
        )}
      </Facts>
    </Unstyled>
  );
}
