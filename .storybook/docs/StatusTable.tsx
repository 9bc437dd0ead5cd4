import { statuses } from './allFacts.ts';
import { docsAddress } from './usersOf.ts';

/** Every component of the library with its status, and by what each requirement is met; what is missing is said in words. */
export function StatusTable() {
  const rows = Object.entries(statuses).toSorted(([, one], [, other]) => one.name.localeCompare(other.name));
  const names = rows[0]?.[1].requirements.map(({ name }) => name) ?? [];
  const stable = rows.filter(([, { status }]) => status === 'stable').length;
  return (
    <>
      <p>
        {stable} of {rows.length} are stable.
      </p>
      <table style={{ width: '100%' }}>
        <thead>
          <tr>
            {['Component', 'Status', ...names].map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([file, { name, status, requirements }]) => (
            <tr key={file}>
              <td>
                <a href={docsAddress(file)} target="_top">
                  {name}
                </a>
              </td>
              <td>{status === 'stable' ? status : <strong>{status}</strong>}</td>
              {requirements.map((requirement) => (
                <td key={requirement.name}>{requirement.shownBy ?? <strong>not yet</strong>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
