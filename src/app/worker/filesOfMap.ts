/** The map of modules in a page. Its first group is the JSON of it. */
export const mapInPage = /<script type="importmap"[^>]*>(.*?)<\/script>/s;

/** The files that the map in a page names, below its address: `assets/a.js`. Throws where the page has no map of this form. */
export function filesOfMap(html: string): string[] {
  const { imports }: { imports: Record<string, string> } = JSON.parse(mapInPage.exec(html)?.[1] ?? '');
  return [...new Set(Object.values(imports).map((address) => address.replace('./', '')))];
}
