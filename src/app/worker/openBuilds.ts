const prefix = 'kabinet-build/';

/** Tells the worker that a page of this build is open, for as long as it is: its files must stay. Resolves once the worker can see it. */
export const holdBuild = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const hold = () => new Promise<never>(() => resolve());
    // A browser without locks cannot tell, so nothing of older builds is ever deleted.
    const asked = navigator.locks?.request(`${prefix}${id}`, { mode: 'shared' }, hold);
    asked?.catch(() => resolve());
    if (asked === undefined) resolve();
  });

/** The builds of this many open pages; null while one of them has not told its build yet. */
export async function openBuilds(pages: number): Promise<string[] | null> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const builds = held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? name.slice(prefix.length) : []));
  return builds.length < pages ? null : builds;
}
