import type { ProgramNode } from '#atoms/program/types.ts';

/**
 * The id of a row in the tree. A lecture may stand in several modules, so that its id names the module too. Ids of the platform
 * are opaque: encoded they hold no slash.
 */
export function rowIdOf(node: ProgramNode): string {
  const id = encodeURIComponent(node.id);
  return node.type === 'module' ? `module/${id}` : `${node.type}/${encodeURIComponent(node.moduleId)}/${id}`;
}

/** The item of a row; null for an invalid id. */
export function nodeOfRow(rowId: string): ProgramNode | null {
  const [type, first = '', second] = rowId.split('/').map(decodeURIComponent);
  if (type === 'module') return { type, id: first };
  if ((type === 'lecture' || type === 'attachment') && second !== undefined) {
    return { type, moduleId: first, id: second };
  }
  return null;
}

export const moduleRow = (id: string) => rowIdOf({ type: 'module', id });
export const lectureRow = (moduleId: string, id: string) => rowIdOf({ type: 'lecture', moduleId, id });
export const attachmentRow = (moduleId: string, id: string) => rowIdOf({ type: 'attachment', moduleId, id });

/** The items of rows, in order. */
export const nodesOfRows = (rowIds: Iterable<string>): ProgramNode[] =>
  [...rowIds].flatMap((rowId) => nodeOfRow(rowId) ?? []);
