import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, type MouseEvent, type ReactNode } from 'react';

interface PageLinkProps {
  /** The address of a page of the workbench: `./?path=/docs/…`. */
  to: string;
  children: ReactNode;
}

/** A link to another page of the workbench. It navigates as the sidebar does, without reloading the workbench. */
export function PageLink({ to, children }: PageLinkProps) {
  const { channel } = useContext(DocsContext);
  const follow = (event: MouseEvent) => {
    const elsewhere = event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    // A page that is open alone, without the sidebar, is replaced by the workbench.
    if (elsewhere || window.parent === window) return;
    event.preventDefault();
    channel.emit('navigateUrl', to.replace('./', ''));
  };
  return (
    <a href={to} target="_top" onClick={follow}>
      {children}
    </a>
  );
}
