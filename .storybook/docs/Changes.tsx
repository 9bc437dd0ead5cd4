import { changes } from './allChanges.ts';
import { Steps } from './parts.tsx';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** What has changed of a component lately, the newest first. */
export function Changes({ file }: { file: string }) {
  const own = changes[file] ?? [];
  if (own.length === 0)
    return <p data-changes>Nothing that an author would notice, as far as the history of this copy goes.</p>;
  return (
    <Steps as="ul" data-changes>
      {own.map(({ day: on, what }) => (
        <li key={what}>
          <time dateTime={on}>{day.format(new Date(on))}</time>: {what}
        </li>
      ))}
    </Steps>
  );
}
