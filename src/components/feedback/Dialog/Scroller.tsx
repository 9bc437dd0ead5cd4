import { useLayoutEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react';

/** A box that scrolls. While there is more than fits it takes the focus, so that keys can scroll it. */
export function Scroller({ children, ...rest }: ComponentPropsWithoutRef<'div'>) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || content.current === null) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div {...rest} {...(overflows && { tabIndex: 0 })} ref={box}>
      <div ref={content}>{children}</div>
    </div>
  );
}
