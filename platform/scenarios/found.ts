/** What has to be there; throws where it is not. */
export function found<T>(item: T | null | undefined, what: string): T {
  if (item === null || item === undefined) throw new Error(`No ${what}`);
  return item;
}
