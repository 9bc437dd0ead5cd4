import type { CSSProperties } from 'react';
import { statuses, type Purchase } from '../../list/purchases.ts';

/*
 * The two cells that are more than text, in as few and as plain elements as will do: what a table costs is to be measured,
 * not what is put into it.
 */

const thing: CSSProperties = { display: 'flex', alignItems: 'center', gap: 16, lineHeight: '20px' };
const picture: CSSProperties = { width: 80, height: 45, objectFit: 'cover', borderRadius: 8 };
const line: CSSProperties = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
const colors = { paid: '#1a8f5a', waits: '#777', returned: '#777', failed: '#c33' };

/** Cover, name and a second line. */
export function TitleCell({ row }: { row: Purchase }) {
  return (
    <div style={thing}>
      <img src={row.cover} alt="" loading="lazy" decoding="async" style={picture} />
      <div style={{ minWidth: 0 }}>
        <a href={`#/purchases/${row.id}`} style={line}>
          {row.title}
        </a>
        <small style={line}>{row.kind}</small>
      </div>
    </div>
  );
}

/** A mark and a word. */
export function StatusCell({ row }: { row: Purchase }) {
  return (
    <span>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
        <circle cx="8" cy="8" r="6" fill={colors[row.status]} />
      </svg>{' '}
      {statuses[row.status]}
    </span>
  );
}

/** What the columns of a page have in common. */
export const titleColumn = { id: 'title', header: 'Покупка' };
export const statusColumn = { id: 'status', header: 'Статус', width: 160 };
