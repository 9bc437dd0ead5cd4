import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { SubmenuTrigger } from 'react-aria-components';
import type { MenuCommand, MenuItem } from './items.ts';
import { Choices, End, Hint, Keys, Label, Line, List, Name, Panel, Row } from './MenuPopover.styles.ts';

type Select = (item: MenuCommand) => void;

/** Neighbouring rows of one kind: plain commands, choices that share a state, or a line. */
type Run = { kind: 'plain' | 'one' | 'many'; items: MenuCommand[] } | 'separator';

function runsOf(items: MenuItem[]): Run[] {
  const runs: Run[] = [];
  for (const item of items) {
    if (item === 'separator') {
      runs.push(item);
      continue;
    }
    const kind = item.checked === undefined ? 'plain' : (item.choice ?? 'one');
    const last = runs.at(-1);
    if (last !== undefined && last !== 'separator' && last.kind === kind) last.items.push(item);
    else runs.push({ kind, items: [item] });
  }
  return runs;
}

/** The rows of a menu, for the inside of react-aria's Menu. A function, since its collections take no components between. */
export function menuRows(items: MenuItem[], select: Select): ReactNode {
  return runsOf(items).map((run, index) => {
    if (run === 'separator') return <Line key={`line ${index}`} />;
    if (run.kind === 'plain') return run.items.map((item) => commandRow(item, select));
    return (
      <Choices
        key={`choices ${run.items[0]?.id}`}
        selectionMode={run.kind === 'one' ? 'single' : 'multiple'}
        selectedKeys={run.items.filter((item) => item.checked).map((item) => item.id)}
      >
        {run.items.map((item) => commandRow(item, select))}
      </Choices>
    );
  });
}

function commandRow(item: MenuCommand, select: Select): ReactNode {
  const row = (
    <Row
      key={item.id}
      id={item.id}
      textValue={item.label}
      href={item.href}
      isDisabled={item.disabled}
      onAction={() => select(item)}
      $danger={item.danger ?? false}
    >
      {item.icon}
      {/* All that is seen makes up the name, as on a button. */}
      <Name slot="label">
        <Label>
          <span>{item.label}</span>
          {item.hint !== undefined && <Hint>{item.hint}</Hint>}
        </Label>
        {item.keys !== undefined && <Keys keys={item.keys} />}
      </Name>
      {item.checked !== undefined && (
        <End>{item.checked && <Check size={16} strokeWidth={2} aria-hidden />}</End>
      )}
      {item.items !== undefined && (
        <End>
          <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
        </End>
      )}
    </Row>
  );
  if (item.items === undefined) return row;
  return (
    <SubmenuTrigger key={item.id}>
      {row}
      <Panel offset={6} crossOffset={-4} containerPadding={8} data-align="start">
        <List shouldCloseOnSelect={false}>{menuRows(item.items, select)}</List>
      </Panel>
    </SubmenuTrigger>
  );
}
