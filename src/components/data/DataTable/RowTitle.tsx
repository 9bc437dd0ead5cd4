import { useContext, type ReactNode } from 'react';
import { RowLinkContext } from './rowContext.ts';

export interface RowTitleProps {
  /** The name of the row. */
  children: ReactNode;
}

/** The name of a row of DataTable, and the link or button that all of the row is. Plain words where a row leads nowhere. */
export function RowTitle({ children }: RowTitleProps) {
  const { href, linkAs: Link, tabIndex, onOpen } = useContext(RowLinkContext);
  if (href !== undefined) {
    return (
      <Link href={href} tabIndex={tabIndex} data-row-link>
        {children}
      </Link>
    );
  }
  if (onOpen !== undefined) {
    return (
      <button type="button" tabIndex={tabIndex} onClick={onOpen} data-row-link>
        {children}
      </button>
    );
  }
  return <span data-row-title>{children}</span>;
}
