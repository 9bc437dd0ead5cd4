import type { StepKind } from '../types.ts';
import { removeAttachment, uploadAttachment } from './attachment.ts';
import { attachLecture, createLecture, updateLecture } from './lecture.ts';
import { createModule, removeModule, updateModule } from './module.ts';
import { createOwner, readOwner, updateOwner } from './owner.ts';
import type { Doing, Step, Work } from './step.ts';
import { uploadLecture } from './upload.ts';

const all = {
  createOwner,
  createModule,
  updateModule,
  uploadLecture,
  createLecture,
  attachLecture,
  updateLecture,
  uploadAttachment,
  removeAttachment,
  removeModule,
  updateOwner,
  readOwner,
};

type PlannedOf = { [Kind in StepKind]: (typeof all)[Kind] extends Step<infer One> ? One : never };

/** All kinds of steps; the compiler reports missing or misnamed ones. */
export const steps: { readonly [Kind in StepKind]: Step<PlannedOf[Kind] & { kind: Kind }> } = all;

/** A planned step of any kind. */
export type PlannedStep<Kind extends StepKind = StepKind> = {
  [One in Kind]: PlannedOf[One] & { kind: One };
}[Kind];

/** What a planned step does, by its kind. */
export function actsOf<Kind extends StepKind>(step: PlannedStep<Kind>) {
  const { body, run, written, ...traits }: Step<PlannedStep<Kind>> = steps[step.kind];
  return {
    ...traits,
    body: (work: Work) => body?.(work, step) ?? {},
    run: (work: Work, doing: Doing) => run(work, step, doing),
    written: (work: Work) => written?.(work, step),
  };
}
