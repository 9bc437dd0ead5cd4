import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long after the last key the search begins, ms. */
const pause = 250;

/**
 * A search that is applied once the typing pauses: what the field shows, and what sets it. `applied` is the search in
 * force; when it changes from elsewhere (Back, «Сбросить»), the field follows.
 */
export function useTypedSearch(
  applied: string,
  apply: (search: string) => void,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(applied);
  /** The last search that was applied from here, or followed. */
  const known = useRef(applied);

  useEffect(() => {
    if (applied === known.current) return;
    known.current = applied;
    setText(applied);
  }, [applied]);

  const send = useEffectEvent(() => {
    known.current = text;
    apply(text);
  });

  useEffect(() => {
    if (text === known.current) return;
    const timer = setTimeout(send, pause);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText];
}
