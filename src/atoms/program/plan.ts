import { planAttachmentRemovals, planAttachments } from './steps/attachment.ts';
import { planDraftLectures, planLectures } from './steps/lecture.ts';
import { planModuleRemoval, planModules } from './steps/module.ts';
import { planOwner } from './steps/owner.ts';
import type { PlanFacts } from './steps/step.ts';
import { steps, type PlannedStep } from './steps/steps.ts';
import { underDraftIds } from './tree.ts';

/** What goes, goes last: what could still be needed is there until all else is safe. */
const planRemovals = (facts: PlanFacts): PlannedStep[] =>
  underDraftIds(facts.modules, facts.held).flatMap((module): PlannedStep[] =>
    facts.tree.modules[module.id] === undefined
      ? [planModuleRemoval(module)]
      : planAttachmentRemovals(facts, module.id),
  );

/**
 * The steps that make of what the platform has what the author wants. It follows from the difference of the two and not from what
 * a save has done before, so that a save which was cut anywhere goes on by being planned again.
 */
export function planOf(facts: PlanFacts): PlannedStep[] {
  // Each stage waits for the one before; within a stage side by side is what does not wait for another. Files wait for nobody.
  const stages: PlannedStep[][] = [
    facts.isNew ? [planOwner('createOwner', facts)] : [],
    planModules(facts),
    planDraftLectures(facts),
    planLectures(facts),
    planAttachments(facts),
    planRemovals(facts),
    [planOwner('updateOwner', facts)],
    [planOwner('readOwner', facts)],
  ];
  let before: string[] = [];
  const known = new Set<string>();
  return stages.flatMap((stage) => {
    const fresh = stage.filter(({ id }) => !known.has(id) && known.add(id));
    const planned = fresh.map((step) =>
      steps[step.kind].lane === 'files' ? step : { ...step, after: [...before, ...step.after] },
    );
    if (planned.length > 0) before = planned.map(({ id }) => id);
    return planned;
  });
}
