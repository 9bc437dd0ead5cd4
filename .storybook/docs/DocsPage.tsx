import { Controls, Description, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { LiveStory } from './LiveStory.tsx';
import { Uses } from './Uses.tsx';
import { WithoutMouse } from './WithoutMouse.tsx';

/** A page as a designer would send it to a colleague: what it is for, the thing itself, who uses it, what it takes, all its states. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const [first, ...others] = stories;
  const file = String(preparedMeta.parameters['fileName']).replace(/^\.\//, '');
  const hasArgs = first !== undefined && Object.keys(first.argTypes).length > 0;
  return (
    <>
      <Title />
      <Description of="meta" />
      {first !== undefined && <LiveStory story={first} title={null} />}
      <Uses file={file} stories={stories} />
      {hasArgs && <Controls of={first.moduleExport} />}
      <WithoutMouse file={file} stories={stories} />
      {others.map((story) => (
        <LiveStory key={story.id} story={story} title={story.name} />
      ))}
    </>
  );
}
