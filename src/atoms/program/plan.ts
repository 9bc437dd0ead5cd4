import { planAttachmentRemovals, planAttachments } from './steps/attachment.ts';
import { planDraftLectures, planLectures } from './steps/lecture.ts';
import { planModuleRemoval, planModules } from './steps/module.ts';
import { planOwner } from './steps/owner.ts';
import type { PlanFacts } from './steps/step.ts';
import { steps, type PlannedStep } from './steps/steps.ts';
import { underDraftIds } from './tree.ts';

/** Deletions come last: until everything else is safe, nothing is lost. */
const planRemovals = (facts: PlanFacts): PlannedStep[] =>
  underDraftIds(facts.modules, facts.held).flatMap((module): PlannedStep[] =>
    facts.tree.modules[module.id] === undefined
      ? [planModuleRemoval(module)]
      : planAttachmentRemovals(facts, module.id),
  );

/**
 * Plans the steps from the platform's state to the author's. The plan depends on their difference and not on what a save has done before, so an
 * interrupted save continues by planning again.
 */
export function planOf(facts: PlanFacts): PlannedStep[] {
  // Each stage waits for the previous one; steps of a stage run in parallel if they do not depend on each other. Files wait for nothing.
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
