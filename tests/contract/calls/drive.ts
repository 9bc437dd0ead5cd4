import type { TestPlatform } from '#platform/testing/platform.ts';

/** A call of a row that must succeed, on the demo. What it needs beforehand it does itself. */
export type Drive = (at: TestPlatform) => Promise<Response>;

/** One good call for each row of a namespace that the platform answers. */
export type Drives<Calls> = { [K in keyof Calls]?: Drive };
