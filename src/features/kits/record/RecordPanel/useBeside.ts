import { useSearchParams } from 'react-router-dom';
import { besideRoute } from '#features/kits/actions/RouterLink/routes.ts';

/** The texts of a list whose rows open in a panel. */
interface Beside {
  /** The route of a row, by its id. */
  rowHref: (row: { id: string }) => string;
  /** The id of the row that is open; null where none is. */
  current: string | null;
}

/**
 * Rows that open beside their list: `name` says which one in the address, and all else that stands there goes along. The routes stay the same while
 * one row after the other is opened, so that none is drawn anew for that.
 */
export function useBeside(list: string, name: string): Beside {
  const [address] = useSearchParams();
  const others = new URLSearchParams(address);
  others.delete(name);
  const kept = others.toString();
  return { rowHref: ({ id }) => besideRoute(list, name, id, kept), current: address.get(name) };
}
