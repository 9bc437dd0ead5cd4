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
/** The share of the chosen works that this run tries: `2/3`. */
const [part = 1, parts = 1] = (process.env['FAULTS_SHARE'] ?? '1/1').split('/').map(Number);
/** How many works are tried at once. Each spends more time waiting for answers than working. */
const atOnce = Number(process.env['FAULTS_AT_ONCE'] ?? 3);

/** The works on the screens of this run. */
const ofRun = screensOfRun(
  asked === '' ? works : [...works, ...rareWorks, ...partWorks],
  ({ screen }) => screen,
);
/** The suite tries one in this many works. If only a few screens are run, it tries all of theirs. */
const share = ofRun.length === works.length ? 3 : 1;

/**
 * The faults for the call of a work. The network may not repeat a call that creates something, because the contract has no key by which a
 * repetition could be recognised.
 */
const faultsOf = ({ isMaking }: Work): readonly Fault[] =>
  faults.filter((fault) => !isMaking || fault !== 'sent twice');

/** The faults that a run tries with a work. The suite tries one, a different one for each work. */
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
    // Several works run at once, and the machine may be busy otherwise.
    if (asked !== '') visit.page.setDefaultTimeout(60_000);
    const ground = groundOf(visit.context, here.server.origin);
    // A page tries one work at a time, because some works change something that exists only once, such as the profile.
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift())
      for (const fault of one.faults) {
        tries += 1;
        const { wrong, told } = await tryOut(one.work, fault, `Проба ${tries}я`, visit, ground).catch(
          (error: unknown) => ({ wrong: [String(error).slice(0, 300)], told: '' }),
        );
        // A row must be one line, but an error of a browser's wait has many.
        const outcome = wrong.length === 0 ? 'held' : onOneLine(wrong.join('; '));
        rows.push(`| ${one.work.name} | ${fault} | ${outcome} | ${told} |`);
        found.push(...wrong.map((what) => `${one.work.name} × ${fault}: ${what}`));
        // Written after each work, so that a long run that is stopped has reported something.
        await writeFile('dist/faults.md', head + rows.toSorted().join('\n'));
      }
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
  expect(found).toEqual([]);
  expect(rows.length).toBe(cases.reduce((sum, one) => sum + one.faults.length, 0));
}, 3_600_000);
