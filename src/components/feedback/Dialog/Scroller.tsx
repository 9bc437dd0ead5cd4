import { useLayoutEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';

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
    <Box {...rest} {...(overflows && { tabIndex: 0 })} ref={box}>
      <div ref={content}>{children}</div>
    </Box>
  );
}

/** It fills what clips it: the ring of focus stands inside, or two loose lines would be left of it. */
const Box = styled.div`
  &:focus-visible {
    outline-offset: -2px;
  }
`;
