// The console is no package: manifests name what a story shows by the path that modules of the repository import it by.
import path from 'node:path/posix';

const statement = /^import (?:(\w+)(?:, )?)?(?:\{([^}]*)\} )?\s*from '([^']+)';$/gm;

/** A path in the repository as `imports` of its package.json name it. */
const asNamed = (file: string): string => file.replace(/^src\//, '#');

/** A name that is imported: from where, and as it stands between braces; null where it is all that the module has by default. */
interface Source {
  from: string;
  clause: string | null;
}

/** What a story file imports, by its names. */
function sourcesOf(file: string, text: string): Map<string, Source> {
  const sources = new Map<string, Source>();
  for (const [, own, named = '', specifier = ''] of text.matchAll(statement)) {
    const from = specifier.startsWith('.') ? asNamed(path.join(path.dirname(file), specifier)) : specifier;
    if (own !== undefined) sources.set(own, { from, clause: null });
    for (const clause of named.split(',').map((one) => one.replace(/^\s*(?:type )?/, '').trimEnd()))
      if (clause !== '') sources.set(clause.replace(/^.* as /, ''), { from, clause });
  }
  return sources;
}

/** The imports of an example, `lines`, by what the story file, `text`, has them from. */
export function importsOf(lines: string, file: string, text: string): string {
  const known = sourcesOf(file, text);
  const named = new Map<string, Set<string>>();
  const defaults = new Set<string>();
  for (const [name, own] of sourcesOf(file, lines)) {
    const { from, clause } = known.get(name) ?? own;
    if (clause === null) defaults.add(`import ${name} from '${from}';`);
    else named.set(from, (named.get(from) ?? new Set()).add(clause));
  }
  const rest = [...named].map(([from, clauses]) => `import { ${[...clauses].join(', ')} } from '${from}';`);
  return [...defaults, ...rest].join('\n');
}
