import { expect } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Course } from '#domain/course/schema.ts';
import type { Random } from '../scenarios/random.ts';
import { someText, type Client, type Writer } from './killed.ts';

/** What is known of a course. */
interface State {
  name: string;
  modules: string[];
}

const stateOf = ({ name, modules }: Course): State => ({ name, modules: modules.map((one) => one.name) });

const maxModules = 8;

/** Saves one course after another, module by module, as the editor of a programme does. */
export function courseWriter(title: string, random: Random): Writer {
  let id: string | null = null;
  let made = 0;
  let now: State = { name: '', modules: [] };
  /** As the write under way leaves it. */
  let next: State | null = null;

  async function make(client: Client): Promise<void> {
    next = { name: `${title} ${made++}`, modules: [] };
    const course = await client.ask(endpoints.course.create, { body: { name: next.name } });
    ({ id } = course);
    now = next;
    next = null;
  }

  async function change(state: State, call: () => Promise<unknown>): Promise<void> {
    next = state;
    await call();
    now = state;
    next = null;
  }

  return {
    async write(client) {
      if (id === null || now.modules.length >= maxModules) return make(client);
      const params = { id };
      if (random.chance(0.5)) {
        const name = `${title} ${made++}`;
        const body = { id, name, requirements: someText(random) };
        return change({ ...now, name }, () => client.ask(endpoints.course.update, { params, body }));
      }
      const name = `Модуль ${now.modules.length} ${someText(random).slice(0, 20).trim()}`;
      return change({ ...now, modules: [...now.modules, name] }, () =>
        client.ask(endpoints.course.createModule, { params, body: { name, courseId: params.id } }),
      );
    },

    async check(client) {
      if (next !== null && next.modules.length === 0) {
        // Its creation, or an edit before there were modules: whether it was done shows by its name.
        const body = { page: 1, limit: 10, search: next.name };
        const { list } = await client.ask(endpoints.course.list, { body });
        const [found, ...more] = list.filter(({ name }) => name === next?.name);
        expect(more).toEqual([]);
        if (found !== undefined) ({ id } = found);
      }
      if (id === null) return;
      const state = stateOf(await client.ask(endpoints.course.get, { params: { id } }));
      expect([now, next]).toContainEqual(state);
      now = state;
      next = null;
    },
  };
}
