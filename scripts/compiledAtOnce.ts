import type { Plugin } from 'vite';

/** What the build knows of a file before it is written. */
export interface Chunk {
  name: string;
  /** The module that it represents, if it is one. */
  facadeModuleId: string | null;
}

/** Files in which a first screen calls most functions: 60 to 95 percent of their code. */
const shared: ReadonlySet<string> = new Set([
  'vendor',
  'base',
  'frame',
  'tables',
  'contents',
  'cards',
  'plan',
  'income',
  'editors',
]);

/** The opening screens of sections. */
const sections = /[\\/]features[\\/][\w-]+[\\/](\w+List|Home)[\\/]\1\.tsx$/;

export const isCompiledAtOnce = ({ name, facadeModuleId }: Chunk): boolean =>
  facadeModuleId === null ? shared.has(name) : sections.test(facadeModuleId);

/**
 * Has the browser compile such a file whole, off the main thread, while it loads. Otherwise it only pre-parses each function there and compiles it on
 * the main thread at its first call: two thousand times before the first rows. Other browsers ignore the comment. It must be the first line, and the
 * build puts its list of later imports before everything else; so this plugin runs after that.
 */
export const compiledAtOnce = (): Plugin => ({
  name: 'compiled-at-once',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk' && isCompiledAtOnce(output))
          output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
    },
  },
});
