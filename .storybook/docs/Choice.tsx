import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import { LiveStory } from './LiveStory.tsx';
import { Chosen, Example, Examples } from './parts.tsx';

/** The exports of a story file. */
type Stories = object;

interface ChoiceProps {
  /** The components that the text is about. */
  of: readonly Stories[];
  /** When to use which component. */
  children: ReactNode;
}

/** A component as its own page shows it first, with a link to that page. */
function First({ of }: { of: Stories }) {
  const { csfFile } = useOf(of, ['meta']);
  const [story] = useContext(DocsContext).componentStoriesFromCSFFile(csfFile);
  if (story === undefined) return null;
  const name = csfFile.meta.title.replace(/^.*\//, '');
  return (
    <Example>
      <LiveStory story={story} title={name} page={`./?path=/docs/${csfFile.meta.id}--docs`} />
    </Example>
  );
}

/** One choice between several components: the text, and beside it live examples. */
export function Choice({ of, children }: ChoiceProps) {
  return (
    <Chosen>
      <div>{children}</div>
      <Examples>
        {of.map((stories, at) => (
          <First key={at} of={stories} />
        ))}
      </Examples>
    </Chosen>
  );
}
