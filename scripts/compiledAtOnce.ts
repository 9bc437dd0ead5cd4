import type { Plugin } from 'vite';

/** What the build tells of a file before it is written. */
export interface Chunk {
  name: string;
  /** The module that it stands for, if it is one. */
  facadeModuleId: string | null;
}

/** Files of which a first screen calls most functions: 60 to 95 of a hundred bytes of their code. */
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

/** The screens that sections open with. */
const sections = /[\\/]features[\\/][\w-]+[\\/](\w+List|Home)[\\/]\1\.tsx$/;

export const isCompiledAtOnce = ({ name, facadeModuleId }: Chunk): boolean =>
  facadeModuleId === null ? shared.has(name) : sections.test(facadeModuleId);

/**
 * Has the browser compile all of such a file beside the page, while it comes. Otherwise it looks each function through there, and compiles it in the
 * page once it is called: two thousand times before the first rows. Browsers that do not know the word compile as ever. It counts only in the first
 * line, and the build puts what a file may import later before all else; so this comes after that.
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
