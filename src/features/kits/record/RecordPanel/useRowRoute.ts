import { useSearchParams } from 'react-router-dom';
import { besideRoute } from '#features/kits/actions/RouterLink/routes.ts';

/**
 * The route of a row that opens beside its list, by its id: `name` says which one in the address, and all else that stands there goes along. It stays
 * the same while one row after the other is opened, so that none is drawn anew for that.
 */
export function useRowRoute(list: string, name: string): (row: { id: string }) => string {
  const [address] = useSearchParams();
  const others = new URLSearchParams(address);
  others.delete(name);
  const kept = others.toString();
  return ({ id }) => besideRoute(list, name, id, kept);
}
