import { useSearchParams } from 'react-router-dom';

/** The record that the address names, beside its list. */
export interface Opened {
  id: string;
  /** Names another one in the place of this, or none. */
  open: (id: string | null) => void;
}

/** The record that the address names by `?name=…`; null while it names none. */
export function useOpened(name: string): Opened | null {
  const [address, setAddress] = useSearchParams();
  const id = address.get(name);
  if (id === null) return null;
  const open = (next: string | null) =>
    setAddress(
      (present) => {
        const changed = new URLSearchParams(present);
        if (next === null) changed.delete(name);
        else changed.set(name, next);
        return changed;
      },
      { replace: true },
    );
  return { id, open };
}

/** How DetailsPanel closes, and steps through the rows that are loaded. */
export function frameOf({ id, open }: Opened, rows: readonly { id: string }[]) {
  const at = rows.findIndex((row) => row.id === id);
  const step = (by: number) => {
    const next = at < 0 ? undefined : rows[at + by];
    return next && (() => open(next.id));
  };
  return { open: true, onClose: () => open(null), onPrevious: step(-1), onNext: step(1) };
}
