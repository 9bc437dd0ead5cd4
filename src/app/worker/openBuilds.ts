const prefix = 'kabinet-build/';

/** Tells the worker that a page of this build is open, for as long as it is: its files must stay. */
export function holdBuild(id: string): void {
  const forever = () => new Promise<never>(() => undefined);
  navigator.locks?.request(`${prefix}${id}`, { mode: 'shared' }, forever).catch(() => undefined);
}

/** Builds that a page is open of. */
export async function openBuilds(): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? name.slice(prefix.length) : []));
}
