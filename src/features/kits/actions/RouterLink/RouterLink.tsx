import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';

interface RouterLinkProps extends ComponentPropsWithRef<'a'> {
  /** A route of the console: `/lectures/new`. */
  href: string;
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
}

/** The router's link under the props of a plain anchor, for the `as` and `linkAs` of components. */
export function RouterLink({ href, ...rest }: RouterLinkProps) {
  return <Link {...rest} to={href} />;
}
