import type { Page } from 'playwright';
import { signIn, type Visit } from '../../flows/browser.ts';
import { answerTo, type Fault } from '#tests/support/faults.ts';
import type { Between } from '../between.ts';
import type { Ground } from './ground.ts';
import type { Work } from './works.ts';

// Tries one work with one fault: the typed text must stay, the failure must be shown, and after another press the work must be done once.

/** How long a screen may take to report the result of a work, and how long without an answer counts as none, ms. */
const patienceMs = 12_000;
const silenceMs = 1200;
/** How often an author presses again. */
const presses = 4;

/** The text of a page, including the values of its fields. */
const said = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    );
    return [document.body.innerText, ...fields].join('\n');
  });

/** Words that report a failure. */
const words =
  /шибка|не\sудалось|повторить\sдля|не\sвышло|не\sприняла|нет\s(?:сети|связи)|сломалось|слишком|не\sотвечает|конфликт|изменил|уже\sесть/i;

/** Lines that may report the failure: in an alert, in a notification, or beside the field. */
const tellingOn = async (page: Page): Promise<Set<string>> => {
  const lines = (await page.evaluate(() => document.body.innerText)).split('\n');
  return new Set(lines.filter((line) => words.test(line)));
};

async function until(done: () => Promise<boolean>, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end;) {
    if (await done()) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

const isAtLogin = (page: Page) => page.url().includes('#/login');

/** The result of a trial: broken promises, and what the author was told. */
interface Outcome {
  wrong: string[];
  told: string;
}

/** A page, and the proxy between it and the platform. */
type StruckVisit = Visit & { between: Between };

/** Does a work while a fault strikes its call. Returns everything that differs from what is promised. */
export async function tryOut(
  work: Work,
  fault: Fault,
  word: string,
  { page, faults, between }: StruckVisit,
  platform: Omit<Ground, 'taken'>,
): Promise<Outcome> {
  const taken = new Set<string>();
  const ground = { ...platform, taken: () => taken.size };
  const wrong: string[] = [];
  faults.length = 0;
  const address = await work.prepare(ground, word);
  await page.goto(`/?word=${encodeURIComponent(word)}${address}`);
  let [struck, answered] = [0, 0];
  // Lines that were there before the answer say nothing about it. Questions of clients have such words too.
  let before = new Set<string>();
  between.strikeOf = (method, pathname) => {
    if (method !== work.call.method || !work.call.path.test(pathname.replace('/api/v1/author/', '')))
      return null;
    return async (call, ask) => {
      struck += 1;
      const isFirst = struck === 1;
      if (isFirst) before = await tellingOn(page);
      const platform = async (asked: Request) => {
        const answer = await ask(asked);
        if (answer.ok) taken.add(await answer.clone().text());
        return answer;
      };
      return answerTo(call, isFirst ? fault : null, platform).finally(() => (answered += 1));
    };
  };
  await work.act(page, word);
  if (!(await until(async () => struck > 0, patienceMs)))
    return { wrong: ['the call was never made'], told: '' };
  // The screen cannot report anything before the call has its answer, which passes through this process.
  if (!(await until(async () => answered > 0, patienceMs))) wrong.push('the call was never answered');

  // Either the failure is reported, or the console has tried again by itself and succeeded.
  let told = '';
  let settledAt = Number.POSITIVE_INFINITY;
  const hasAnswer = async () => {
    if (isAtLogin(page)) return true;
    told = [...(await tellingOn(page))].filter((line) => !before.has(line)).join(' / ');
    const isDone = (await work.count(ground, word)) === 1 && (await work.isSettled(page, word));
    settledAt = isDone ? Math.min(settledAt, Date.now()) : Number.POSITIVE_INFINITY;
    return told !== '' || Date.now() - settledAt > silenceMs;
  };
  if (!(await until(hasAnswer, patienceMs))) wrong.push('nobody was told anything');
  if (isAtLogin(page)) {
    told = 'login';
    await signIn(page);
    await until(async () => !isAtLogin(page), patienceMs);
    await work.look?.(page);
  }
  const isThere = async () => (await said(page)).includes(word);
  if (work.isShown && !(await until(isThere, 4000))) wrong.push('what was typed is gone');

  const isDone = async () => (await work.count(ground, word)) === 1 && (await work.isSettled(page, word));
  for (let press = 0; press < presses && !(await until(isDone, press === 0 ? 600 : 3500)); press += 1)
    await work.again(page, word).catch(async (error: unknown) => {
      // On a slow machine an earlier press may have finished meanwhile, so that there is nothing left to press.
      if (!(await isDone())) wrong.push(`cannot be pressed again: ${String(error).slice(0, 300)}`);
    });
  const times = await work.count(ground, word);
  if (times !== 1) wrong.push(`it is there ${times} times`);
  else if (!(await until(() => work.isSettled(page, word), 4000)))
    wrong.push('done, and the screen does not say so');

  between.strikeOf = () => null;
  if (!(await until(async () => answered === struck, patienceMs))) wrong.push('a call was never answered');
  if (work.isShown) {
    await page.reload();
    if (!(await until(isThere, patienceMs))) wrong.push('after a reload it is not shown');
    if ((await said(page)).includes('несохранённая'))
      wrong.push('after a reload something unsaved is offered');
  }
  wrong.push(...faults);
  return { wrong, told: told.replaceAll(/\s+/g, ' ').slice(0, 120) };
}
