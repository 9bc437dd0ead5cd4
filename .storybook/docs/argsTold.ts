type Args = Readonly<Record<string, unknown>>;

/**
 * The messages, type and contents, that change the arguments of a framed story from the former values of the controls to the new ones. The frame's
 * Storybook merges new arguments into the old ones. So arguments that are gone, as after «Reset controls», must be reset by name.
 */
export function argsTold(storyId: string, before: Args, now: Args): [type: string, told: object][] {
  const gone = Object.keys(before).filter((name) => now[name] === undefined);
  return [
    ...(gone.length > 0 ? [['resetStoryArgs', { storyId, argNames: gone }] satisfies [string, object]] : []),
    ['updateStoryArgs', { storyId, updatedArgs: now }],
  ];
}
