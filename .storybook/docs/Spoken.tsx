import { useRef, useState } from 'react';
import styled from 'styled-components';
import { frameAddress, type ShownStory } from './frameOf.ts';
import { readAloud } from './readAloud.ts';
import { Steps } from './parts.tsx';
import { useGlobals } from './useGlobals.ts';

/** For how long a story may draw itself and read what it asks for, ms. */
const standsWithin = 15_000;

/** The story of a frame stands: it is drawn, and nothing in it is still on its way. */
async function storyStands(page: Document): Promise<boolean> {
  const end = performance.now() + standsWithin;
  while (performance.now() < end) {
    const drawn = page.body.classList.contains('sb-show-main');
    if (drawn && page.querySelector('#storybook-root:has(> *):not(:has([aria-busy=true]))') !== null)
      return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return page.body.classList.contains('sb-show-main') && page.querySelector('#storybook-root > *') !== null;
}

/** What a screen reader says of a story, taken from the story itself in a frame out of sight: reading moves the focus. */
export function Spoken({ story }: { story: ShownStory }) {
  const globals = useGlobals(story);
  const address = frameAddress(story.id, globals, { plays: false });
  return <Heard key={address} story={story} address={address} lang={globals['language']} />;
}

interface HeardProps {
  story: ShownStory;
  address: string;
  lang: string | undefined;
}

function Heard({ story, address, lang }: HeardProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [heard, setHeard] = useState<readonly string[] | 'failed' | null>(null);
  const listen = async () => {
    const page = frame.current?.contentDocument;
    if (page == null || !(await storyStands(page))) return setHeard('failed');
    setHeard(await readAloud(page));
  };
  return (
    <>
      {heard === null && <p role="status">Reading «{story.name}»…</p>}
      {heard === 'failed' && <p role="alert">The story «{story.name}» could not be read.</p>}
      {Array.isArray(heard) &&
        (heard.length === 0 ? (
          <p data-spoken>Nothing: «{story.name}» is for eyes alone, and hidden from screen readers.</p>
        ) : (
          <Steps data-spoken lang={lang}>
            {heard.map((phrase, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same phrase may be said twice, and the order never changes
              <li key={at}>{phrase}</li>
            ))}
          </Steps>
        ))}
      {heard === null && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it is the workbench itself, whose worker answers its calls
        <Frame
          ref={frame}
          src={address}
          title={`${story.name}, read aloud`}
          tabIndex={-1}
          aria-hidden
          onLoad={() => void listen().catch(() => setHeard('failed'))}
        />
      )}
    </>
  );
}

/** Laid out as a story is, and seen by nobody: what is not laid out is not read. */
const Frame = styled.iframe`
  position: fixed;
  left: -2000px;
  width: 1200px;
  height: 900px;
  border: 0;
`;
