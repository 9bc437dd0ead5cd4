import * as v from 'valibot';

const property = v.object({
  required: v.optional(v.boolean()),
  tsType: v.optional(v.object({ name: v.string(), raw: v.optional(v.string()) })),
  description: v.optional(v.string()),
  defaultValue: v.optional(v.nullable(v.object({ value: v.string() }))),
});

const story = v.object({
  id: v.string(),
  name: v.string(),
  description: v.optional(v.string()),
  snippet: v.optional(v.string()),
});

const component = v.object({
  id: v.string(),
  name: v.string(),
  path: v.string(),
  description: v.optional(v.string()),
  import: v.optional(v.string()),
  stories: v.array(story),
  reactDocgen: v.optional(v.object({ props: v.optional(v.record(v.string(), property)) })),
});

const doc = v.object({
  id: v.string(),
  name: v.string(),
  title: v.string(),
  path: v.string(),
  content: v.string(),
});

/** What is taken of the manifests that Storybook makes of stories, components and pages of words. */
export const manifestsShape = v.object({
  components: v.object({ components: v.record(v.string(), component) }),
  docs: v.object({ docs: v.record(v.string(), doc) }),
});

/** A component or a screen with its properties and stories. */
export type ComponentPage = v.InferOutput<typeof component>;

/** A page of words, as it is written. */
export type WordsPage = v.InferOutput<typeof doc>;
