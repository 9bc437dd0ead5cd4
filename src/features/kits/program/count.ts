import type { Module } from '#domain/course/schema.ts';

/** How many modules and lectures a course has. A lecture that stands in two of its modules counts twice. */
export function programSize({ modules }: { modules: readonly Pick<Module, 'lectures'>[] }) {
  return {
    modules: modules.length,
    lectures: modules.reduce((sum, { lectures }) => sum + lectures.length, 0),
  };
}
