import { createdSince } from '../../lostAnswer.ts';
import { sentOf } from '../find.ts';
import type { PlanFacts, Planned, Step } from './step.ts';

// The course or marathon itself: it is created first, and its own fields are sent last.

type OwnerKind = 'createOwner' | 'updateOwner' | 'readOwner';

/** A step of the owner itself. */
export const planOwner = <Kind extends OwnerKind>(kind: Kind, { name }: PlanFacts): Planned<Kind> => ({
  id: kind,
  kind,
  name,
  moduleId: null,
  nodeId: '',
  size: null,
  after: [],
});

/** Creates the owner. */
export const createOwner: Step<Planned<'createOwner'>> = {
  lane: 'owner',
  body: (work) => work.entity.body(),
  async run(work, _step, { body }) {
    const { id } = await work.entity.create(body);
    await work.note({ ownerId: id });
    await work.adopt(id, true);
  },
  creates: {
    async look(work) {
      const { known } = work.journal();
      if (known.owners !== null) return;
      const owners = (await work.entity.latest()).map(({ id }) => id);
      await work.note({ known: { ...work.journal().known, owners } });
    },
    async find(work) {
      const { ownerId, steps, known } = work.journal();
      if (ownerId !== null || steps['createOwner']?.state !== 'begun') return;
      // As it was sent: it may have another name by now.
      const { name } = sentOf(steps['createOwner']);
      const since = createdSince(await work.entity.latest(), known.owners ?? []);
      const made = since.find((one) => one.name === name?.trim());
      if (made === undefined) return;
      // Read before it is recorded: if the read failed after that, the journal would know the owner while the draft does not, and would be taken for
      // another draft's.
      await work.entity.refresh(made.id);
      await work.note({ ownerId: made.id });
      await work.adopt(made.id, false);
    },
  },
};

/** Sends its own fields. */
export const updateOwner: Step<Planned<'updateOwner'>> = {
  lane: 'owner',
  body: (work) => work.entity.body(),
  async run(work, _step, { body }) {
    await work.entity.update({ ...body, id: work.ref().id });
  },
};

/** Reads the result of the whole save. */
export const readOwner: Step<Planned<'readOwner'>> = {
  lane: 'owner',
  async run(work) {
    await work.entity.refresh(work.ref().id);
  },
};
