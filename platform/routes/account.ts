import type { account } from '#api/account/endpoints.ts';
import { maxAvatarSize } from '#domain/account/schema.ts';
import { audited } from '../audit.ts';
import type { Routes } from '../context.ts';
import { digestOf } from '../passwords/secrets.ts';
import { saveImage } from '../records/image.ts';
import { find, type Of } from '../records/kinds.ts';
import { saveById } from '../records/save.ts';
import { invalid, Refusal } from '../refusal.ts';
import { touched } from '../stamps.ts';
import type { RowsReader } from '../store/store.ts';
import { checkCountry, checkPassword, openAccount } from './accountRegister.ts';
import { withCookies } from './auth.ts';
import { countAsking, forget, letterTries, loginTries, tried } from './authLimits.ts';

/** Fields that only the platform sets. */
const own = ['id', 'email', 'role', 'referralLink', 'referralCode', 'createdAt', 'updatedAt'];

async function profileOf(rows: RowsReader, authorId: string): Promise<Of<'profile'>> {
  const profile = await find(rows, 'profile', authorId);
  if (profile === null) throw new Refusal(401, 'Войдите в кабинет');
  return profile;
}

/** A short code from an id: always the same, and it reveals nothing of the id. */
function codeOf(id: string): string {
  let sum = 2_166_136_261;
  for (const letter of id) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (sum >>> 0).toString(36).toUpperCase().padStart(7, '0');
}

/** Gives an author a referral code. An existing code is kept. */
function withReferral(profile: Of<'profile'>): Of<'profile'> {
  const referralCode = profile.referralCode ?? codeOf(profile.id);
  const referralLink = `https://praktiki.example.com/r/${referralCode.toLowerCase()}`;
  return { ...profile, referralCode, referralLink: profile.referralLink ?? referralLink };
}

const wrongToken = () => invalid({ token: 'Ссылка больше не\u00A0действует. Запросите новое письмо.' });

export const accountRoutes: Routes<typeof account> = {
  async register(call) {
    const { body, platform, request, address } = call;
    return audited(call, 'registration', async (subject) => {
      subject.email = body.email;
      const id = await openAccount(platform, body, address);
      subject.account = id;
      return withCookies(await platform.sessions.begin(request, id));
    });
  },

  async registerAvatar({ rows, authorId, address, request, bytes, platform }) {
    const avatarId = await saveImage({
      request,
      bytes,
      rows,
      authorId,
      address,
      platform,
      field: 'image',
      limit: maxAvatarSize,
    });
    await rows.change(async (tx) => {
      const profile = await profileOf(tx, authorId);
      await saveById(tx, 'profile', { ...profile, avatarId, ...touched(profile, platform.now()) });
    });
    return avatarId;
  },

  async forgotPassword(call) {
    const {
      body: { email },
      platform,
      address,
    } = call;
    return audited(call, 'recovery', async (subject) => {
      subject.email = email;
      const asking = await countAsking(platform, 'recovery', { email, address });
      const letter = await tried(platform, letterTries('recovery', email));
      if (typeof letter === 'number') return;
      // The job looks up whether the e-mail exists, so that the time of the answer reveals nothing.
      await platform.recovery.note({ email, address, askedAt: asking.at, letterAt: letter.at });
    });
  },

  async resetPassword(call) {
    const {
      body: { token, password },
      platform,
      request,
      address,
    } = call;
    return audited(call, 'password', async (subject) => {
      const { accounts } = platform.store;
      const digest = await digestOf(token);
      const owner = await accounts.ticketOwner('recovery', digest, platform.now());
      if (owner === null) throw wrongToken();
      subject.account = owner;
      await checkPassword(password);
      const passwordHash = await platform.passwords.hash(password);
      const changed = await accounts.resetPassword(digest, passwordHash, platform.now());
      if (changed === null) throw wrongToken();
      // Whoever opened the letter owns the e-mail: their device gets its own attempts, without the failed ones.
      const cookie = platform.sessions.rememberDevice(request, changed.id);
      for (const device of [null, platform.sessions.deviceOf(request, changed.id)])
        await forget(platform, loginTries(changed.email, address, device));
      return withCookies(cookie === null ? [] : [cookie]);
    });
  },

  profile: async ({ rows, authorId }) => withReferral(await profileOf(rows, authorId)),

  async updateProfile({ rows, authorId, body, platform }) {
    checkCountry(body.country);
    const changes = Object.fromEntries(Object.entries(body).filter(([field]) => !own.includes(field)));
    await rows.change(async (tx) => {
      const before = await profileOf(tx, authorId);
      const profile = { ...before, ...changes, ...touched(before, platform.now()) };
      if (profile.avatarId && (await find(tx, 'image', profile.avatarId)) === null) {
        throw invalid({ avatarId: 'Не\u00A0нашли этот файл' });
      }
      await saveById(tx, 'profile', profile);
    });
  },
};
