import { ArgTypes, Controls, Description, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useContext } from 'react';
import styled from 'styled-components';
import { statuses } from './allFacts.ts';
import { toldOf } from './frameOf.ts';
import { LiveStory } from './LiveStory.tsx';
import { More } from './More.tsx';
import { Uses } from './Uses.tsx';

// Usage texts for every component of the library. The page of a screen does not need them.
const Guidance = lazy(() => import('./Guidance.tsx'));

/** The properties of a component. Long code in a description wraps, because it would otherwise push the controls off a narrow page. */
const Properties = styled.div`
  td code {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/**
 * The documentation page that a designer would send to a colleague: the purpose, the component itself, its users, its properties and all its
 * states.
 */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const [first, ...others] = stories;
  const file = String(preparedMeta.parameters['fileName']).replace(/^\.\//, '');
  const component = statuses[file];
  const hasArgs = first !== undefined && Object.keys(first.argTypes).length > 0;
  return (
    <>
      <Title />
      <Description of="meta" />
      {first !== undefined && <LiveStory story={first} title={null} />}
      <Uses file={file} stories={stories} />
      {hasArgs && (
        <Properties>
          {toldOf(first).fixed ? <ArgTypes of={first.moduleExport} /> : <Controls of={first.moduleExport} />}
        </Properties>
      )}
      {component !== undefined && first !== undefined && (
        <Suspense fallback={null}>
          <Guidance name={component.name} story={first} />
        </Suspense>
      )}
      <More file={file} stories={stories} ofLibrary={component !== undefined} />
      {others.map((story) => (
        <LiveStory key={story.id} story={story} title={story.name} />
      ))}
    </>
  );
}
