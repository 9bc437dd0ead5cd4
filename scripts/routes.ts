// The routes of the console: the screen of each, and which of them a test names.
import { Visitor, type ESTree } from 'rolldown/utils';
import { parseModule, readProjectFile, resolveSpecifier } from './modules.ts';

/** A route of the console, and the file of its screen. */
export interface ScreenRoute {
  /** As the router writes it: `/lectures/:id`. */
  path: string;
  file: string;
}

/** The tables of routes: public screens, and those behind login. */
const tables = ['src/app/routes.tsx', 'src/app/privateScreens.tsx'];

const textOf = (node: ESTree.Node | null | undefined): string | null =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

/** Applies a visitor to a piece of code: by default it takes only whole modules. */
export const visit = (node: ESTree.Node, visitor: Visitor): void =>
  visitor.visit(
    node.type === 'Program' ? node : ({ type: 'Program', body: [node] } as unknown as ESTree.Program),
  );

/** The file that a call like `lazyScreen(() => import('…'), …)` imports. */
function importedBy(table: string, init: ESTree.Expression): string | null {
  let file: string | null = null;
  const find = new Visitor({
    ImportExpression: ({ source }) => {
      file = resolveSpecifier(table, textOf(source) ?? '');
    },
  });
  visit(init, find);
  return file;
}

/** Rows `{ path: '/lectures', Screen: LectureList }` of a table, whose screens are imported dynamically. */
function routesOf(table: string): ScreenRoute[] {
  const program = parseModule(table, readProjectFile(table));
  const screens = new Map<string, string>();
  const rows: ScreenRoute[] = [];
  const visitor = new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const file = init && id.type === 'Identifier' ? importedBy(table, init) : null;
      if (file !== null && id.type === 'Identifier') screens.set(id.name, file);
    },
    ObjectExpression: ({ properties }) => {
      const value = (name: string) =>
        properties.find(
          (one): one is ESTree.ObjectProperty =>
            one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name,
        )?.value;
      const [route, screen] = [textOf(value('path')), value('Screen')];
      const file = screen?.type === 'Identifier' ? screens.get(screen.name) : undefined;
      if (route !== null && file !== undefined) rows.push({ path: route, file });
    },
  });
  visitor.visit(program);
  return rows;
}

/** Every route with a screen of its own. */
export const screenRoutes = (): ScreenRoute[] => tables.flatMap(routesOf);

/** Texts in a piece of code: strings, templates with «*» for inserted values, and regular expressions. */
export function textsIn(code: ESTree.Node): string[] {
  const texts: string[] = [];
  const visitor = new Visitor({
    Literal: (literal) => {
      if ('regex' in literal) texts.push(literal.regex.pattern.replaceAll('\\/', '/'));
      else if (typeof literal.value === 'string') texts.push(literal.value);
    },
    TemplateLiteral: ({ quasis }) => {
      texts.push(quasis.map(({ value }) => value.cooked ?? '').join('*'));
    },
  });
  visit(code, visitor);
  return texts;
}

/** A cache of texts by code: each helper is needed for every flow and every route. */
const known = new Map<string, readonly string[]>();

/** Texts of a module. */
export function textsOf(file: string): readonly string[] {
  const code = readProjectFile(file);
  const before = known.get(code);
  if (before !== undefined) return before;
  const texts = textsIn(parseModule(file, code));
  known.set(code, texts);
  return texts;
}

/** Whether an address matches a route. «*» is a wildcard. */
export function fitsRoute(route: string, address: string): boolean {
  const [wanted, given] = [route.split('/'), address.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part.startsWith(':') || given[at] === '*' || part === given[at])
  );
}

/** Addresses after a «#» in texts; one that continues as a pattern ends in «*»: `#/lectures/[^/]+` → `/lectures/*`. */
export function addressesIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    [...text.matchAll(/#(\/[\w*%./-]*)/g)].map(([, address = '']) =>
      address.length > 1 && address.endsWith('/') ? `${address}*` : address,
    ),
  );
}

/** Everyone begins here. */
const beginnings = ['/', '/login'];

/** The routes that a flow shows, by its texts and those of its helpers. */
export function routesNamed(texts: readonly string[], routes: readonly ScreenRoute[]): ScreenRoute[] {
  const addresses = [...beginnings, ...addressesIn(texts)];
  return routes.filter(({ path: route }) => addresses.some((address) => fitsRoute(route, address)));
}
