import { useState } from 'react';

interface TypedOptions<V> {
  /** Reads what is typed; `null` when it means nothing. */
  parse: (text: string) => V | null;
  /** Gets what was read, or `null` from a field that was emptied. */
  onChange: (value: V | null) => void;
}

/** What is typed into a field whose value need not be in its list. What means nothing stays there to be mended. */
export function useTyped<V>({ parse, onChange }: TypedOptions<V>) {
  const [query, setQuery] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState(false);

  function onQuery(text: string | null) {
    setQuery(text);
    setUnreadable(false);
  }

  function onSettle(text: string) {
    const read = parse(text);
    if (text.trim() !== '' && read === null) {
      setUnreadable(true);
      return;
    }
    onQuery(null);
    onChange(read);
  }

  return { query, onQuery, onSettle, unreadable };
}
