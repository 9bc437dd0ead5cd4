// What pages of words draw, as tables: the same values, read from where the page reads them.
import { control, frame, motion, radius, shadow, space, type } from '#theme/tokens.ts';
import { operations } from '#platform/openapi/openapi.ts';
import { propertyOf, readColours, stands } from '../colour/contrasts.ts';
import type { Told } from '../facts.ts';
import { iconsOf } from '../icons.ts';
import { projectFiles, readProjectFile } from '../../scripts/modules.ts';
import { lackedWords } from '../docs/lackedWords.ts';
import { docsIdOf } from '../docs/usersOf.ts';
import { inCell, tableOf } from './table.ts';

const tokens: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  control,
  frame,
  motion,
  radius,
  shadow,
  space,
  type,
};

const valuesOf = (name: string): string =>
  tableOf(
    ['Name', 'Value'],
    Object.entries(tokens[name] ?? {}).map(([key, value]) => [
      `${name}.${key}`,
      inCell(String(value).replaceAll(/\s+/g, ' ').trim()),
    ]),
  );

function colours(): string {
  const values = readColours(readProjectFile('src/theme/tokens.css'));
  return tableOf(
    ['Name', 'Property', 'Light', 'Dark', 'What it is for'],
    stands.map(([name, { role }]) => [
      name,
      inCell(propertyOf(name)),
      inCell(values.get(name)?.light ?? ''),
      inCell(values.get(name)?.dark ?? ''),
      role,
    ]),
  );
}

const icons = (): string =>
  tableOf(
    ['Icon', 'Drawn by'],
    [...iconsOf(projectFiles(), readProjectFile)].map(([name, by]) => [name, by.join(', ')]),
  );

const statusRows = ({ statuses }: Pick<Told, 'statuses'>): string =>
  tableOf(
    ['Component', 'Status', 'What is missing'],
    Object.entries(statuses)
      .toSorted(([, one], [, other]) => one.name.localeCompare(other.name))
      .map(([file, component]) => [
        `[${component.name}](${docsIdOf(file)}.md)`,
        component.status,
        lackedWords(component).join('; '),
      ]),
  );

const calls = (): string =>
  tableOf(
    ['Call', 'What it does'],
    operations().map(({ method, path, operation }) => [
      inCell(`${method.toUpperCase()} ${path}`),
      String(operation['summary'] ?? ''),
    ]),
  );

/** What stands for an element that a page draws, as it is written: `<Bars of={space} />`. Null where only eyes can take it in. */
export function drawnAs(element: string, told: Pick<Told, 'statuses'>): string | null {
  const values = /<(?:Bars|Boxes) of=\{(\w+)\}/.exec(element)?.[1];
  if (values !== undefined) return valuesOf(values);
  if (element.includes('<ColourTable')) return colours();
  if (element.includes('<IconSearch')) return icons();
  if (element.includes('<Motions')) return valuesOf('motion');
  if (element.includes('<StatusTable')) return statusRows(told);
  if (element.includes('entries(uses)')) return valuesOf('type');
  return element.includes('<Calls') ? calls() : null;
}
