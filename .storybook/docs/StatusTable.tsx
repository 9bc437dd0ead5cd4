import { Unstyled } from '@storybook/addon-docs/blocks';
import { statuses } from './allFacts.ts';
import { lackedWords } from './lackedWords.ts';
import { PageLink } from './PageLink.tsx';
import { Area, Areas, Links } from './parts.tsx';
import { docsAddress } from './usersOf.ts';

type Row = readonly [file: string, component: (typeof statuses)[string]];

const Name = ({ row: [file, { name }] }: { row: Row }) => <PageLink to={docsAddress(file)}>{name}</PageLink>;

/** The folder of a library component: `forms`. */
const folderOf = ([file]: Row) => file.split('/')[2] ?? '';

/** The components that lack something, each with what it lacks. Then the names of the others, in the order of the library. */
export function StatusTable() {
  const rows: Row[] = Object.entries(statuses).toSorted(([, one], [, other]) =>
    one.name.localeCompare(other.name),
  );
  const open = rows.filter(([, { status }]) => status !== 'stable');
  const stable = rows.filter(([, { status }]) => status === 'stable');
  const folders = [...Map.groupBy(stable, folderOf)].toSorted(([one], [other]) => one.localeCompare(other));
  return (
    <>
      <p>
        {open.length === 0
          ? `All ${rows.length} are stable.`
          : `${stable.length} of ${rows.length} are stable.`}
      </p>
      {open.length > 0 && (
        <table style={{ width: '100%' }}>
          <thead>
            <tr>
              <th>Component</th>
              <th>Status</th>
              <th>What is missing</th>
            </tr>
          </thead>
          <tbody>
            {open.map((row) => (
              <tr key={row[0]}>
                <td>
                  <Name row={row} />
                </td>
                <td>{row[1].status}</td>
                <td>{lackedWords(row[1]).join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h2>Stable</h2>
      <Unstyled>
        <Areas>
          {folders.map(([folder, own]) => (
            <Area key={folder}>
              <span>{folder}</span>
              <Links>
                {own.map((row) => (
                  <li key={row[0]}>
                    <Name row={row} />
                  </li>
                ))}
              </Links>
            </Area>
          ))}
        </Areas>
      </Unstyled>
    </>
  );
}
