import type { QueryClient } from '@tanstack/query-core';
import { atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { asApiError } from '#api/api-error.ts';
import { plainProblemsOf, type Problems } from '#domain/plain-problems.ts';
import { tagKeys, tagListKeys } from '#api/tag/queries.ts';
import { createTag, readTags } from '#api/tag/requests.ts';
import { isSameTag } from '#domain/tag/rules.ts';
import { tagCreate, type Tag } from '#domain/tag/schema.ts';
import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';
import { runIntent } from '../run.ts';
import { entityState, type EntityState } from '../states.ts';
import { languageAtom } from '../ui/language.ts';
import { atomWithQuery } from '../queryAtoms.ts';

const messages = defineMessages({
  ru: {
    notListed: 'Не\u00A0удалось получить список тегов',
    notCreated: (name: string) => `Не\u00A0удалось создать тег «${name}»`,
  },
  en: {
    notListed: 'Failed to get the list of tags',
    notCreated: (name: string) => `Failed to create the tag “${name}”`,
  },
});

const queryAtom = atomWithQuery((_get: Getter) => ({
  queryKey: tagKeys.all,
  queryFn: ({ signal }: { signal: AbortSignal }) => readTags(signal),
  staleTime: 5 * 60_000,
  meta: { failure: (language: Language) => messages[language].notListed },
}));

/** All tags of the author, read at the start. */
export const tagsAtom = atom((get): EntityState<Tag[]> => entityState(get(queryAtom)));

/** The result of a creation. `exists` has the tag with that name, if it was found. */
type CreateTagResult =
  | { status: 'created'; tag: Tag }
  | { status: 'exists'; tag: Tag | null }
  | { status: 'invalid'; problems: Problems };

const sameName = (name: string) => (tag: Tag) => isSameTag(tag.name, name);

async function create(client: QueryClient, name: string): Promise<CreateTagResult> {
  try {
    const tag = await createTag(name);
    await client.cancelQueries({ queryKey: tagKeys.all });
    client.setQueryData<Tag[]>(tagKeys.all, (tags) => tags && [...tags, tag]);
    void client.invalidateQueries({ queryKey: tagListKeys.all });
    return { status: 'created', tag };
  } catch (error) {
    if (asApiError(error).status !== 409) throw error;
    const read = { queryKey: tagKeys.all, queryFn: () => readTags(), staleTime: 0 };
    const tags = await client.fetchQuery(read).catch((): Tag[] => []);
    return { status: 'exists', tag: tags.find(sameName(name)) ?? null };
  }
}

/** Creates a tag. If its name is taken, in any case, returns the tag that has it. */
export const createTagAtom = atom(null, async (get, set, input: string): Promise<CreateTagResult> => {
  const name = input.trim();
  const problems = plainProblemsOf(tagCreate, { name }, get(languageAtom));
  if (Object.keys(problems).length > 0) return { status: 'invalid', problems };
  const client = get(queryClientAtom);
  const known = client.getQueryData<Tag[]>(tagKeys.all)?.find(sameName(name));
  if (known) return { status: 'exists', tag: known };
  return runIntent(get, set, () => create(client, name), {
    text: (language) => messages[language].notCreated(name),
  });
});
