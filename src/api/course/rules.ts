import type { ModuleOwner } from './schema.ts';

/** What stands in an order: numbers from 1, without holes. */
interface Ordered {
  id: string;
  orderNumber: number;
}

/** Numbers modules by where they stand. */
const numbered = <M extends Ordered>(modules: readonly M[]): M[] =>
  modules.map((module, at) => (module.orderNumber === at + 1 ? module : { ...module, orderNumber: at + 1 }));

const inOrder = <M extends Ordered>(modules: readonly M[]): M[] =>
  modules.toSorted((left, right) => left.orderNumber - right.orderNumber);

/** The modules with one more at `place`, counted from 1; those behind it shift. Without a place it comes last. */
export function insertModule<M extends Ordered>(
  modules: readonly M[],
  module: M,
  place: number = modules.length + 1,
): M[] {
  return numbered(inOrder(modules).toSpliced(Math.max(0, place - 1), 0, module));
}

/** The modules without one; the gap is closed. */
export function removeModule<M extends Ordered>(modules: readonly M[], id: string): M[] {
  return numbered(inOrder(modules).filter((module) => module.id !== id));
}

/** The modules with one of them moved to `place`, counted from 1; past the end it comes last. */
export function moveModule<M extends Ordered>(modules: readonly M[], id: string, place: number): M[] {
  const module = modules.find((one) => one.id === id);
  const others = removeModule(modules, id);
  return module === undefined ? others : insertModule(others, module, place);
}

/**
 * The day on which a module opens, counted from 0: from the start of a marathon, from the purchase of a course that opens
 * by days. null where days do not decide: the modules open at once, one after another, or on dates.
 */
export function openingDay(
  type: ModuleOwner,
  { unlockMode }: { unlockMode: string },
  { dayOffset }: { dayOffset?: number | null | undefined },
): number | null {
  return type === 'marathon' || unlockMode === 'days' ? (dayOffset ?? 0) : null;
}
