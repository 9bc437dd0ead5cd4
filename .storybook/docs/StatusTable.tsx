import { Unstyled } from '@storybook/addon-docs/blocks';
import { statuses } from './allFacts.ts';
import { Links } from './parts.tsx';
import { docsAddress } from './usersOf.ts';
import { lackedWords } from './lackedWords.ts';

type Row = readonly [file: string, component: (typeof statuses)[string]];

function PageLink({ row: [file, { name }] }: { row: Row }) {
  return (
    <a href={docsAddress(file)} target="_top">
      {name}
    </a>
  );
}

/** The components that lack something, and what; then, by name alone, those that lack nothing. */
export function StatusTable() {
  const rows: Row[] = Object.entries(statuses).toSorted(([, one], [, other]) =>
    one.name.localeCompare(other.name),
  );
  const open = rows.filter(([, { status }]) => status !== 'stable');
  const stable = rows.filter(([, { status }]) => status === 'stable');
  return (
    <>
      <p>
        {stable.length} of {rows.length} are stable.
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
                  <PageLink row={row} />
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
        <Links>
          {stable.map((row) => (
            <li key={row[0]}>
              <PageLink row={row} />
            </li>
          ))}
        </Links>
      </Unstyled>
    </>
  );
}
