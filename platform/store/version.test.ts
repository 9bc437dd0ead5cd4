import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { migrations } from './migrations.ts';
import { DatabaseError, migrateSqlite } from './version.ts';

const steps = (...texts: string[]) => texts.map((text, at) => ({ number: at + 1, statements: () => [text] }));
const first = 'CREATE TABLE notes (n INTEGER)';

function database() {
  const file = new DatabaseSync(':memory:');
  onTestFinished(() => file.close());
  return {
    file,
    numbers: () =>
      file
        .prepare('SELECT n FROM notes')
        .all()
        .map((row) => row['n']),
  };
}

it('steps are numbered one after another', () => {
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, at) => at + 1));
});

it('a file takes the steps that it has not taken yet, once', () => {
  const { file, numbers } = database();
  migrateSqlite(file, steps(first));
  const two = steps(first, 'INSERT INTO notes VALUES (1)');
  migrateSqlite(file, two);
  migrateSqlite(file, two);
  expect(numbers()).toEqual([1]);
});

it('a step that fails leaves nothing, and is taken once it can be', () => {
  const { file, numbers } = database();
  const broken = steps(first, 'INSERT INTO notes VALUES (1); SELECT nothing');
  expect(() => migrateSqlite(file, broken)).toThrow('nothing');
  expect(numbers()).toEqual([]);
  migrateSqlite(file, steps(first, 'INSERT INTO notes VALUES (2)'));
  expect(numbers()).toEqual([2]);
});

it('a file of a newer platform is refused', () => {
  const { file } = database();
  migrateSqlite(file, steps(first, 'INSERT INTO notes VALUES (1)'));
  expect(() => migrateSqlite(file, steps(first))).toThrow(DatabaseError);
});
