import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { pageName } from '#lib/hook/useTitle.ts';

/** How long a page takes to name itself once it is there, ms. */
const pause = 300;

/**
 * Names the page that the author came to: the focus goes to its content, which says nothing of itself. A page that is read first names
 * itself twice, as «Лекции» and as the lecture; from the first key on a title only follows what is typed.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  // A page that puts into its address what it shows replaces it too: that is no second arrival, and ends none.
  const gaveWay = useEffectEvent(() => navigation === NavigationType.Replace);
  const before = useRef(pathname);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (gaveWay()) return;
    let timer = 0;
    const tell = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setSaid(pageName()), pause);
    };
    const title = new MutationObserver(tell);
    const stop = () => {
      clearTimeout(timer);
      title.disconnect();
      document.removeEventListener('keydown', stop);
    };
    title.observe(document.head, { childList: true, subtree: true, characterData: true });
    document.addEventListener('keydown', stop);
    tell();
    return stop;
  }, [pathname]);

  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
