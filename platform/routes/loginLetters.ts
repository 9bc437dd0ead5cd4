import { agentName } from '#domain/session/agent.ts';
import type { Platform } from '../context.ts';
import { loginLetter } from '../mail/letters.ts';
import { find } from '../records/kinds.ts';
import type { Account } from '../store/accounts.ts';
import { linkTo } from './authTickets.ts';

/** Dates are in the author's time zone, if they have set one. */
async function timeZoneOf({ store }: Platform, authorId: string): Promise<string> {
  const profile = await find(store.of(authorId), 'profile', authorId).catch(() => null);
  const timeZone = profile?.timezone ?? 'UTC';
  try {
    return new Intl.DateTimeFormat('ru', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** Tells an author of a login from a new device. No login waits for it or fails with it. */
export function tellOfLogin(platform: Platform, { id, email }: Account, request: Request): void {
  const at = platform.now();
  const agent = agentName(request.headers.get('user-agent') ?? '');
  platform.background.run('A letter about a login from a new device', async () => {
    const timeZone = await timeZoneOf(platform, id);
    await platform.mail.send(loginLetter(email, { at, timeZone, agent, link: linkTo(platform, 'profile') }));
  });
}
