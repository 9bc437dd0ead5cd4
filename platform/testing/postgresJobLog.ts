import type { Client } from 'pg';

/** Has the database write down, with each change, what became of jobs and of recordings. */
export async function logJobs(database: Client): Promise<void> {
  await database.query(`
    CREATE TABLE log (seq bigserial, what text, kind text, id text);
    CREATE FUNCTION log_job() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP = 'INSERT' THEN INSERT INTO log (what, kind, id) VALUES ('noted', NEW.kind, NEW.id);
      ELSE INSERT INTO log (what, kind, id) VALUES ('done', OLD.kind, OLD.id); END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER log_job AFTER INSERT OR DELETE ON jobs FOR EACH ROW EXECUTE FUNCTION log_job();
    CREATE FUNCTION log_lease() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO log (what, kind, id) VALUES ('taken', NEW.kind, NEW.id);
      RETURN NULL;
    END $$;
    CREATE TRIGGER log_lease AFTER UPDATE OF token ON jobs FOR EACH ROW
      WHEN (NEW.token <> '' AND NEW.token <> OLD.token) EXECUTE FUNCTION log_lease();
    CREATE FUNCTION log_effect() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO log (what, kind, id) VALUES ('effect', 'recording', NEW.id);
      RETURN NULL;
    END $$;
    CREATE TRIGGER log_effect AFTER UPDATE ON documents FOR EACH ROW
      WHEN (NEW.kind = 'stream' AND OLD.keys ->> 'status' = 'suploaded' AND NEW.keys ->> 'status' <> 'suploaded')
      EXECUTE FUNCTION log_effect()`);
}

/** Of how many jobs of a kind each was noted, done and, for recordings, took effect how often: `{ '1 noted, 1 done, 1 effect': 12 }`. */
export async function jobCounts(database: Client, kind: string): Promise<Record<string, number>> {
  const { rows } = await database.query<{ told: string; jobs: string }>(
    `SELECT told, count(*) AS jobs FROM (
      SELECT concat_ws(', ',
        count(*) FILTER (WHERE what = 'noted') || ' noted',
        count(*) FILTER (WHERE what = 'done') || ' done',
        count(*) FILTER (WHERE what = 'effect') || ' effect') AS told
      FROM log WHERE kind = $1 GROUP BY id
    ) AS each GROUP BY told`,
    [kind],
  );
  return Object.fromEntries(rows.map(({ told, jobs }) => [told, Number(jobs)]));
}

/** How many jobs of a kind were taken more than once: whoever had one was killed, or ended. */
export async function takenAgain(database: Client, kind: string): Promise<number> {
  const { rows } = await database.query<{ jobs: string }>(
    `SELECT count(*) AS jobs FROM (
      SELECT FROM log WHERE kind = $1 AND what = 'taken' GROUP BY id HAVING count(*) > 1) AS again`,
    [kind],
  );
  return Number(rows[0]?.jobs ?? 0);
}
