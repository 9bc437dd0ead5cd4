// What an author does that ends in a call, struck by what befalls a wire. A run of the suite tries some works with one fault each; `FAULTS=all`
// tries all of both, with the rare ones, `FAULTS="tag: made|quiz:"` those whose names have one of these. What held, and what the author was told, is written into `dist/faults.md`.
import { mkdir, writeFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { faults, type Fault } from '#tests/support/faults.ts';
import { consoleOfFile } from '../flows/consoleOfFile.ts';
import { screensOfRun } from '../flows/everyScreen.ts';
import { standBetween } from './between.ts';
import { groundOf } from './wire/ground.ts';
import { rareWorks } from './wire/rareWorks.ts';
import { tryOut } from './wire/trial.ts';
import { partWorks } from './wire/partWorks.ts';
import { works, type Work } from './wire/works.ts';

const here = consoleOfFile();
const asked = process.env['FAULTS'] ?? '';
/** Of the works that are asked for, the share that this run takes: `2/3`. */
const [part = 1, parts = 1] = (process.env['FAULTS_SHARE'] ?? '1/1').split('/').map(Number);
/** How many are tried at once: each waits for answers longer than it works. */
const atOnce = Number(process.env['FAULTS_AT_ONCE'] ?? 3);

/** Those of the screens that a run is about. */
const ofRun = screensOfRun(
  asked === '' ? works : [...works, ...rareWorks, ...partWorks],
  ({ screen }) => screen,
);
/** Of all works one in so many is tried in the suite; of those of a few screens each. */
const share = ofRun.length === works.length ? 3 : 1;

/** What strikes the call of a work. What makes something may not be done twice by the wire: the contract has no key by which it would be known. */
const faultsOf = ({ isMaking }: Work): readonly Fault[] =>
  faults.filter((fault) => !isMaking || fault !== 'sent twice');

/** The faults that a run tries with a work: in the suite one, and of each work another. */
function triedWith(work: Work, at: number): readonly Fault[] {
  const all = faultsOf(work);
  if (asked !== '')
    return all.filter(
      (fault) => asked === 'all' || asked.split('|').some((part) => `${work.name} × ${fault}`.includes(part)),
    );
  return at % share === 0 ? all.slice((at * 5) % all.length).slice(0, 1) : [];
}

const onOneLine = (text: string) => stripVTControlCharacters(text).replaceAll(/\s+/g, ' ');

const cases = ofRun
  .map((work, at) => ({ work, faults: triedWith(work, at) }))
  .filter((one) => one.faults.length > 0)
  .filter((_, at) => at % parts === part - 1);

test('whatever strikes a call, what was typed stays, the failure is told, and it is done once', async () => {
  const waiting = [...cases];
  await mkdir('dist', { recursive: true });
  const head = '| work | fault | | told |\n| --- | --- | --- | --- |\n';
  const rows: string[] = [];
  const found: string[] = [];
  let tries = 0;
  const goOn = async () => {
    const between = await standBetween(here.server.origin);
    const visit = { ...(await here.open({ origin: between.origin })), between };
    // Many are tried where a machine has other work, too.
    if (asked !== '') visit.page.setDefaultTimeout(60_000);
    const ground = groundOf(visit.context, here.server.origin);
    // One work is done on one page alone: some change what there is but once, as the profile.
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift())
      for (const fault of one.faults) {
        tries += 1;
        const { wrong, told } = await tryOut(one.work, fault, `Проба ${tries}я`, visit, ground).catch(
          (error: unknown) => ({ wrong: [String(error).slice(0, 300)], told: '' }),
        );
        // A row is a line: what a browser says of a wait has many.
        const outcome = wrong.length === 0 ? 'held' : onOneLine(wrong.join('; '));
        rows.push(`| ${one.work.name} | ${fault} | ${outcome} | ${told} |`);
        found.push(...wrong.map((what) => `${one.work.name} × ${fault}: ${what}`));
        // After each: a long run that is broken off tells what it knew.
        await writeFile('dist/faults.md', head + rows.toSorted().join('\n'));
      }
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
  expect(found).toEqual([]);
  expect(rows.length).toBe(cases.reduce((sum, one) => sum + one.faults.length, 0));
}, 3_600_000);
