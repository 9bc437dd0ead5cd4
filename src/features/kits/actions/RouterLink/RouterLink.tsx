import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface RouterLinkProps extends ComponentPropsWithRef<'a'> {
  /** A route of the console: `/lectures/new`. */
  href: string;
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
  /** The state of the history entry beside its address. */
  state?: unknown;
}

/**
 * A link within the console under the props of a plain anchor, for the `as` and `linkAs` of components. The router's own link brings
 * code with it that fetches pages ahead of servers.
 */
export function RouterLink({ href, replace, state, target, onClick, children, ...rest }: RouterLinkProps) {
  const address = useHref(href);
  // By default a link to the current address replaces the history entry.
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
  });
  const onPress = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} target={target} href={address} onClick={onPress}>
      {children}
    </a>
  );
}
