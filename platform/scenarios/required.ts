/** Returns the item; throws if there is none. `what` names it in the error. */
export function required<T>(item: T | null | undefined, what: string): T {
  if (item === null || item === undefined) throw new Error(`No ${what}`);
  return item;
}
