type Args = Readonly<Record<string, unknown>>;

/**
 * What a frame is told so that its story goes from what controls gave it before to what they give it now: types of messages and what they say. Its
 * Storybook adds what it is given to what it has. What is no longer given, as after «Reset controls», has to be taken back by name.
 */
export function argsTold(storyId: string, before: Args, now: Args): [type: string, told: object][] {
  const gone = Object.keys(before).filter((name) => now[name] === undefined);
  return [
    ...(gone.length > 0 ? [['resetStoryArgs', { storyId, argNames: gone }] satisfies [string, object]] : []),
    ['updateStoryArgs', { storyId, updatedArgs: now }],
  ];
}
