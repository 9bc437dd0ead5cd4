import { useEffect, useState } from 'react';
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

/**
 * Opens a story out of sight, laid out as it is elsewhere: what is not laid out is not read. Answers what takes its frame away and gives the
 * focus back to what had it, for a dialog takes it into the frame. React must not take such a frame away: after a commit it gives the focus
 * back to where it was, which then is a document that is gone.
 */
function openFrame(address: string, title: string, onLoad: (frame: HTMLIFrameElement) => void): () => void {
  const opener = document.activeElement;
  const frame = Object.assign(document.createElement('iframe'), { src: address, title, tabIndex: -1 });
  frame.ariaHidden = 'true';
  frame.style.cssText = 'position:fixed;left:-2000px;width:1200px;height:900px;border:0';
  frame.addEventListener('load', () => onLoad(frame), { once: true });
  document.body.append(frame);
  return () => {
    const tookFocus = document.activeElement === frame;
    frame.remove();
    if (tookFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

function Heard({ story, address, lang }: HeardProps) {
  const [heard, setHeard] = useState<readonly string[] | 'failed' | null>(null);
  const { name } = story;
  useEffect(() => {
    let isLeft = false;
    const tell = (what: readonly string[] | 'failed') => {
      if (isLeft) return;
      close();
      setHeard(what);
    };
    const listen = async (page: Document | null) =>
      page === null || !(await storyStands(page)) ? 'failed' : readAloud(page);
    const close = openFrame(address, `${name}, read aloud`, (frame) => {
      void listen(frame.contentDocument).then(tell, () => tell('failed'));
    });
    return () => {
      isLeft = true;
      close();
    };
  }, [address, name]);
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
    </>
  );
}
