import type { XmlNode } from '#lib/file/xml.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { attachmentOf } from './attach.ts';
import { withCaptions } from './captions.ts';
import { lectureTitle, withinLimit } from './outline.ts';
import { readName } from './readName.ts';
import { isLeftover, kindOf } from './sort.ts';
import type { LeftOver, Outline, OutlineItem, OutlineKind, OutlineWords, SourceFile } from './types.ts';

// Courses of other systems: SCORM and Common Cartridge have a manifest with the structure. Its order and names are used for the files that a
// programme can take; pages and scripts are ignored.

/** The name of such a manifest. */
export const cartridgeName = 'imsmanifest.xml';

const all = ({ children }: XmlNode, name: string) => children.filter((child) => child.name === name);
const first = (node: XmlNode | undefined, name: string) =>
  node?.children.find((child) => child.name === name);
const titleOf = (node: XmlNode | undefined) =>
  first(node, 'title')?.text.replaceAll(/\s+/g, ' ').trim() ?? '';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Resolves an address within the archive. One that leads out of it matches no file. */
function addressOf(...parts: readonly (string | null)[]): string {
  const whole = parts.map((part) => part ?? '').join('');
  const steps: string[] = [];
  for (const step of decoded(whole.replace(/[?#].*$/s, '')).split(/[/\\]/)) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/').normalize('NFC');
}

/** Addresses of the files of resources, by resource id, including those of their dependencies. */
function filesOfResources(manifest: XmlNode): (id: string | null) => string[] {
  const resources = first(manifest, 'resources');
  const base = [manifest.attribute('base'), resources?.attribute('base') ?? null];
  const byId = new Map(
    (resources === undefined ? [] : all(resources, 'resource')).map((one) => [
      one.attribute('identifier'),
      one,
    ]),
  );
  const found = (id: string | null, seen: Set<string | null>): string[] => {
    const resource = byId.get(id);
    // Circular dependencies are visited once.
    if (resource === undefined || seen.has(id)) return [];
    seen.add(id);
    const own = [resource, ...all(resource, 'file')].flatMap((one) => one.attribute('href') ?? []);
    const others = all(resource, 'dependency').flatMap((one) => found(one.attribute('identifierref'), seen));
    return [...own.map((href) => addressOf(...base, resource.attribute('base'), href)), ...others];
  };
  return (id) => (id === null ? [] : [...new Set(found(id, new Set()))]);
}

interface Made {
  id: string;
  title: string;
  items: OutlineItem[];
}

/** Uses each file once. */
function createTaking(
  files: ReadonlyMap<string, { file: SourceFile; kind: OutlineKind }>,
  words: OutlineWords,
) {
  const left = new Map(files);
  let lectures = 0;
  const itemOf = (title: string, { file, kind }: { file: SourceFile; kind: OutlineKind }): OutlineItem => {
    if (kind === 'attachment') return attachmentOf(file);
    lectures += 1;
    const { title: own, whole } = readName(file.name, true);
    const name = lectureTitle(title || (whole ?? own), lectures, words);
    return {
      ...{ id: file.id, kind, file, title: name.slice(0, 120), typed: null },
      ...{ out: false, note: null },
    };
  };
  return {
    left,
    /** The items of files; the first recording gets the title of its item. */
    take(addresses: readonly string[], title: string): OutlineItem[] {
      let name = title;
      return addresses.flatMap((address) => {
        const found = left.get(address);
        if (found === undefined) return [];
        left.delete(address);
        const item = itemOf(found.kind === 'lecture' ? name : '', found);
        if (found.kind === 'lecture') name = '';
        return [item];
      });
    },
  };
}

/** The items of an organisation. Common Cartridge wraps them in one without a title. */
function topItems(organization: XmlNode): readonly XmlNode[] {
  const items = all(organization, 'item');
  const [only] = items;
  return items.length === 1 && only !== undefined && titleOf(only) === '' ? all(only, 'item') : items;
}

/** The outline of a course of another system; null if its manifest has no files that a programme takes. */
export function outlineOfCartridge(
  manifest: XmlNode,
  sources: readonly SourceFile[],
  words: OutlineWords,
  language: Language,
): Outline | null {
  const notUnderstood: LeftOver[] = [];
  const captions: SourceFile[] = [];
  const files = new Map<string, { file: SourceFile; kind: OutlineKind }>();
  for (const file of sources.filter((one) => !isLeftover(one) && one.name !== cartridgeName)) {
    const found = kindOf(file, language);
    if ('reason' in found) notUnderstood.push({ file, reason: found.reason });
    else if (found.kind === 'captions') captions.push(file);
    // The archive itself counts as a folder.
    else files.set([...file.path.slice(1), file.name].join('/'), { file, kind: found.kind });
  }
  const organizations = first(manifest, 'organizations');
  const wanted = organizations?.attribute('default');
  const every = organizations === undefined ? [] : all(organizations, 'organization');
  const organization = every.find((one) => one.attribute('identifier') === wanted) ?? every[0];
  if (organization === undefined) return null;

  const filesOf = filesOfResources(manifest);
  const taking = createTaking(files, words);
  const take = (item: XmlNode) => taking.take(filesOf(item.attribute('identifierref')), titleOf(item));
  const made: Made[] = [];
  const moduleOf = (item: XmlNode, prefix: string): void => {
    const title = [prefix, titleOf(item)]
      .filter((part) => part !== '')
      .join('. ')
      .slice(0, 120);
    const module: Made = { id: `item/${made.length}`, title, items: take(item) };
    made.push(module);
    for (const child of all(item, 'item')) {
      if (all(child, 'item').length > 0) moduleOf(child, title);
      else module.items.push(...take(child));
    }
  };
  const loose: Made = { id: 'loose', title: titleOf(organization).slice(0, 120), items: [] };
  for (const item of topItems(organization)) {
    if (all(item, 'item').length > 0) moduleOf(item, '');
    else loose.items.push(...take(item));
  }
  const named = [loose, ...made].filter(({ items }) => items.length > 0);
  if (named.length === 0) return null;
  // Files that the manifest does not mention are not lost.
  const others = taking.take([...taking.left.keys()], '');
  if (others.length > 0) named.push({ id: 'others', title: words.beside, items: others });
  const bare = named.flatMap((one, at) => withinLimit(one, at, words));
  const { modules, strays } = withCaptions(bare, captions, language);
  return { title: titleOf(organization), modules, notUnderstood: [...notUnderstood, ...strays] };
}
