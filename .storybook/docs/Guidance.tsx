import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { guides } from '../guide/guides.ts';
import { statuses } from './allFacts.ts';
import type { LiveShownStory } from './frameOf.ts';
import { LiveStory } from './LiveStory.tsx';
import { Facts, Pair, Side } from './parts.tsx';
import { docsAddress, firstStoryId } from './usersOf.ts';

declare global {
  /** The Storybook preview, which knows the stories of all components. */
  // oxlint-disable-next-line vars-on-top, no-var -- nothing else declares a name of the page itself
  var __STORYBOOK_PREVIEW__: { loadStory: (asked: { storyId: string }) => Promise<LiveShownStory> };
}

/** The maximum height of an example beside a text before it scrolls, px. */
const mostHeight = 360;

/** The first story of another component; null until it is loaded. */
function useStory(id: string): LiveShownStory | null {
  const [story, setStory] = useState<LiveShownStory | null>(null);
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const found = await globalThis.__STORYBOOK_PREVIEW__.loadStory({ storyId: id });
      if (!isLeft) setStory(found);
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [id]);
  return story?.id === id ? story : null;
}

interface OtherProps {
  name: string;
  beside: LiveShownStory;
}

/** A live example of the alternative, with a link to its page. */
function Other({ name, beside }: OtherProps) {
  const [file, component] = Object.entries(statuses).find(([, status]) => status.name === name) ?? [];
  const story = useStory(file === undefined ? '' : firstStoryId(file, component?.first ?? ''));
  if (file === undefined || story === null) return null;
  return (
    <LiveStory story={story} title={name} page={docsAddress(file)} among beside={beside} most={mostHeight} />
  );
}

interface GuidanceProps {
  /** The name of the component. */
  name: string;
  story: LiveShownStory;
}

/** When to use a component and when another one, with live examples of both, and how to write its texts. */
export default function Guidance({ name, story }: GuidanceProps) {
  const guide = guides[name];
  if (guide === undefined) return null;
  const { take, not, instead, words } = guide;
  return (
    <section aria-label="When to take it" data-guide>
      <Unstyled>
        <Pair>
          <Side>
            <h3>Take it</h3>
            <p>{take}</p>
          </Side>
          <Side>
            <h3>Take another</h3>
            <p>{not}</p>
          </Side>
          <LiveStory story={story} title={name} among most={mostHeight} />
          <Other name={instead} beside={story} />
        </Pair>
        {words !== undefined && (
          <Facts data-words>
            <dt>Words</dt>
            <dd>{words.rule}</dd>
            <dt>In Russian</dt>
            <dd lang="ru">{words.ru}</dd>
            <dt>In English</dt>
            <dd lang="en">{words.en}</dd>
          </Facts>
        )}
      </Unstyled>
    </section>
  );
}
