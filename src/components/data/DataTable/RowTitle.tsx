import { useContext, type MouseEvent, type ReactNode } from 'react';
import { RowLinkContext } from './rowContext.ts';

interface RowTitleProps {
  /** The name of the row. */
  children: ReactNode;
}

/** Whether a press asks for the page itself, not for a new tab or a file. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** The name of a row of DataTable, and the link or button that all of the row is. Plain words where a row leads nowhere. */
export function RowTitle({ children }: RowTitleProps) {
  const { href, tabIndex, onOpen, description } = useContext(RowLinkContext);
  if (href !== undefined) {
    const open = (event: MouseEvent) => {
      if (onOpen === undefined || !isPlain(event)) return;
      event.preventDefault();
      onOpen();
    };
    return (
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- every role takes it since ARIA 1.3
      <a href={href} tabIndex={tabIndex} aria-description={description} onClick={open} data-row-link>
        {children}
      </a>
    );
  }
  if (onOpen !== undefined) {
    return (
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- every role takes it since ARIA 1.3
      <button type="button" tabIndex={tabIndex} aria-description={description} onClick={onOpen} data-row-link>
        {children}
      </button>
    );
  }
  return <span data-row-title>{children}</span>;
}
