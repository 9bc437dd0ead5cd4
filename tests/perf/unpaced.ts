import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { ofMachine } from './start/browsers.ts';

/** Each frame is drawn as soon as it can be, so that nobody waits for the screen: what is timed is the work. */
const unpaced = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/**
 * The browser in which benchmarks time inputs: the pinned one, or with `--browser <path>` one of the machine. The pinned one is a shell that draws
 * as pictures need it; one of the machine is a whole browser, as authors have it.
 */
export async function openUnpaced(): Promise<Browser> {
  const { browser } = parseArgs({
    args: process.argv.slice(3),
    options: { browser: { type: 'string' } },
    strict: false,
  }).values;
  const launch = typeof browser === 'string' ? ofMachine(browser) : await chromiumLaunch();
  return chromium.launch({ ...launch, args: [...(launch.args ?? []), ...unpaced], headless: true });
}
