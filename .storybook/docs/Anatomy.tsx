import type { Part } from '../anatomy/anatomyOf.ts';
import { statuses } from './allFacts.ts';
import { anatomies } from './allParts.ts';
import { PageLink } from './PageLink.tsx';
import { Parts } from './parts.tsx';
import { docsAddress } from './usersOf.ts';

/** The name of a component as people read it: `TextLine` is «Text line». */
const spaced = (name: string): string =>
  name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The story file of a library component, by its name. */
const files = new Map(Object.entries(statuses).map(([file, { name }]) => [name, file]));

function Name({ part: { name, kind } }: { part: Part }) {
  if (kind === 'given') return <code>{name}</code>;
  const file = files.get(name);
  return file === undefined ? spaced(name) : <PageLink to={docsAddress(file)}>{name}</PageLink>;
}

function List({ parts }: { parts: readonly Part[] }) {
  return (
    <Parts>
      {parts.map((part) => (
        <li key={part.name}>
          <Name part={part} />
          {part.optional && <small> in some states</small>}
          {part.parts.length > 0 && <List parts={part.parts} />}
        </li>
      ))}
    </Parts>
  );
}

/** The parts of a component, the outermost first. */
export function Anatomy({ file }: { file: string }) {
  const parts = anatomies[file] ?? [];
  return (
    <div data-anatomy>
      <p>
        From the outside in, as its code draws it. What is set <code>so</code> is given to it by a property of
        this name.
      </p>
      {parts.length === 0 ? <p>One shape, without parts.</p> : <List parts={parts} />}
    </div>
  );
}
