import { atom } from 'jotai';
import * as v from 'valibot';
import { readTarget, type CampaignTarget } from '#domain/campaign/targets.ts';
import { now } from '#lib/time/clock.ts';
import { named } from '../list/named.ts';
import { authorAtom } from '../session/session.ts';
import { sharedAtom } from '../ui/shared.ts';
import { attemptsAtom, type Attempt } from './attempts.ts';

/** Key of the draft that was begun from no segment. */
export const blankDraft = 'blank';

/** A campaign as it is composed. */
export interface CampaignFields {
  title: string;
  body: string;
  publicationId: string | null;
  /** Whether the cover of the publication is shown. */
  withCover: boolean;
  segment: CampaignTarget;
  /** It is planned for `sendAt`; otherwise it goes at once. */
  later: boolean;
  sendAt: string | null;
}

const target = v.custom<CampaignTarget>((input) => typeof input === 'string' && readTarget(input) !== null);

const draftSchema = v.object({
  title: v.string(),
  body: v.string(),
  publicationId: v.nullable(v.string()),
  withCover: v.boolean(),
  segment: target,
  later: v.boolean(),
  sendAt: v.nullable(v.string()),
  /** When it was edited last, ms. */
  editedAt: v.number(),
});

/** A campaign that is not sent yet. */
export type CampaignDraft = v.InferOutput<typeof draftSchema>;

/** Drafts by what they were begun from: the segment that led to them, or `blank`. */
type CampaignDrafts = Readonly<Record<string, CampaignDraft>>;

// In storage that is written at once and shared by all tabs: a tab that goes takes nothing with it.
const storedOf = named((author) =>
  sharedAtom<CampaignDrafts>(`campaign-drafts.${author}`, {}, v.record(v.string(), draftSchema)),
);

const none: CampaignDrafts = {};

/** Drafts of campaigns that this device keeps for its author. */
export const campaignDraftsAtom = atom((get): CampaignDrafts => {
  const author = get(authorAtom);
  return author === null ? none : get(storedOf(author.id));
});

const writeAtom = atom(null, (get, set, change: (drafts: CampaignDrafts) => CampaignDrafts) => {
  const author = get(authorAtom);
  if (author !== null) set(storedOf(author.id), change);
});

/** Changes fields of a draft. `start` is what the campaign was before its first edit. */
export const editCampaignAtom = atom(
  null,
  (_get, set, edit: { key: string; patch: Partial<CampaignFields>; start: CampaignFields }) => {
    const { key, patch, start } = edit;
    set(writeAtom, (drafts) => ({
      ...drafts,
      [key]: { ...start, ...drafts[key], ...patch, editedAt: now() },
    }));
  },
);

/** A draft that was let go, with the attempt to send it that nobody has heard of. */
interface DroppedDraft {
  draft: CampaignDraft;
  attempt: Attempt | undefined;
}

/**
 * Lets a draft go, and answers what it was. The attempt to send it goes along: what is composed in its place is another campaign, though it
 * should say the same.
 */
export const dropCampaignDraftAtom = atom(null, (get, set, key: string): DroppedDraft | null => {
  const draft = get(campaignDraftsAtom)[key] ?? null;
  let attempt: Attempt | undefined;
  set(writeAtom, ({ [key]: _gone, ...rest }) => rest);
  // As the device has it by now: another tab may have sent the draft.
  set(attemptsAtom, ({ [key]: gone, ...rest }) => {
    attempt = gone;
    return rest;
  });
  return draft && { draft, attempt };
});

/** Puts a draft back that was let go, and answers its key: another one than before where something else is composed in its place by now. */
export const putCampaignDraftAtom = atom(
  null,
  (_get, set, { key, dropped: { draft, attempt } }: { key: string; dropped: DroppedDraft }): string => {
    let place = key;
    set(writeAtom, (drafts) => {
      place = key in drafts ? `${blankDraft}-${draft.editedAt}` : key;
      return { ...drafts, [place]: draft };
    });
    if (attempt !== undefined) set(attemptsAtom, (attempts) => ({ ...attempts, [place]: attempt }));
    return place;
  },
);
