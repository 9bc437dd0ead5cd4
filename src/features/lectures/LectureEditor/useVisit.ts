import { useLocation } from 'react-router-dom';

/**
 * Tells one visit of the editor from another. The first save of a new lecture changes the address but not the visit, so
 * that the focus and all that is open stay: it passes the visit on as `{ visit }` in the state of the history.
 */
export function useVisit(): string {
  const { key, state } = useLocation();
  const from: unknown = state?.visit;
  return typeof from === 'string' ? from : key;
}
