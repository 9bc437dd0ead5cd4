import { useEffect, useState } from 'react';
import { frameAddress, type ShownStory } from './frameOf.ts';
import { readAloud } from './readAloud.ts';
import { Steps } from './parts.tsx';
import { useGlobals } from './useGlobals.ts';

/** How long a story may take to render and load, ms. */
const standsWithin = 15_000;

/** Waits until the story in a frame is rendered and nothing in it is still loading. */
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

/** What a screen reader says of a story. It is read from the story itself, in a hidden frame, because reading moves the focus. */
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
 * Opens a story out of sight. It has a layout as elsewhere, because elements without layout are not read. Returns the function that removes the
 * frame and restores the focus, which a dialog takes into the frame. React must not remove such a frame: after a commit it would restore the focus
 * to a document that no longer exists.
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
