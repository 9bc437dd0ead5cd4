/** The import map in a page. The first group is its JSON. */
export const mapInPage = /<script type="importmap"[^>]*>(.*?)<\/script>/s;

/** The files in the import map of a page, relative to its address: `assets/a.js`. Throws if the page has no such map. */
export function filesOfMap(html: string): string[] {
  const { imports }: { imports: Record<string, string> } = JSON.parse(mapInPage.exec(html)?.[1] ?? '');
  return [...new Set(Object.values(imports).map((address) => address.replace('./', '')))];
}
