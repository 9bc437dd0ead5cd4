import { atom } from 'jotai';
import * as v from 'valibot';
import { readTarget, type CampaignTarget } from '#domain/campaign/targets.ts';
import { now } from '#lib/time/clock.ts';
import { named } from '../list/named.ts';
import { authorAtom } from '../session/session.ts';
import { sharedAtom } from '../ui/shared.ts';
import { attemptsAtom, type Attempt } from './attempts.ts';

/** Key of a draft that was not begun from a segment. */
export const blankDraft = 'blank';

/** A campaign as it is composed. */
export interface CampaignFields {
  title: string;
  body: string;
  publicationId: string | null;
  /** Whether the cover of the publication is shown. */
  withCover: boolean;
  segment: CampaignTarget;
  /** It is scheduled for `sendAt`; otherwise it is sent at once. */
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
  /** Last edit, ms. */
  editedAt: v.number(),
});

/** A campaign that was not sent yet. */
export type CampaignDraft = v.InferOutput<typeof draftSchema>;

/** Drafts by their origin: a segment, or `blank`. */
type CampaignDrafts = Readonly<Record<string, CampaignDraft>>;

// In `localStorage`, which is synchronous and shared by all tabs: closing a tab loses nothing.
const storedOf = named((author) =>
  sharedAtom<CampaignDrafts>(`campaign-drafts.${author}`, {}, v.record(v.string(), draftSchema)),
);

const none: CampaignDrafts = {};

/** Campaign drafts on this device, by author. */
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

/** A discarded draft, with its attempt that had no answer. */
interface DroppedDraft {
  draft: CampaignDraft;
  attempt: Attempt | undefined;
}

/** Discards a draft and returns it. Its attempt goes too: a later draft is another campaign, even with the same content. */
export const dropCampaignDraftAtom = atom(null, (get, set, key: string): DroppedDraft | null => {
  const draft = get(campaignDraftsAtom)[key] ?? null;
  let attempt: Attempt | undefined;
  set(writeAtom, ({ [key]: _gone, ...rest }) => rest);
  // Read from the device: another tab may have sent the draft.
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
