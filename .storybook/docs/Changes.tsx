import { Fragment } from 'react';
import { changes } from './allChanges.ts';
import { Facts } from './parts.tsx';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const kinds = { new: 'New', mended: 'Mended' };

/** The latest changes of a component, the newest first. */
export function Changes({ file }: { file: string }) {
  const own = changes[file] ?? [];
  if (own.length === 0)
    return <p data-changes>Nothing that would be seen, as far back as this workbench knows.</p>;
  return (
    <Facts data-changes>
      {own.map(({ day: on, kind, what }) => (
        <Fragment key={what}>
          <dt>
            <time dateTime={on}>{day.format(new Date(on))}</time>
          </dt>
          <dd>
            {kinds[kind]}: {what}
          </dd>
        </Fragment>
      ))}
    </Facts>
  );
}
