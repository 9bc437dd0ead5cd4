import type { Plugin } from 'vite';

/** Files of a library that the console never calls, by their paths in it, and their replacements. */
interface InPart {
  /** The path suffix of the library's code. */
  folder: string;
  files: Record<string, string>;
}

/**
 * The console sends JSON, bytes and native forms, and only by XMLHttpRequest, because `fetch` reports no upload progress. No cookie holds a token,
 * signals cancel calls, and query parameters are words. Progress needs the bytes, not the speed.
 */
const axios: InPart = {
  folder: '/axios/lib/',
  files: {
    'adapters/adapters.js':
      "import xhr from './xhr.js'; export default { adapters: { xhr }, getAdapter: () => xhr };",
    'cancel/CancelToken.js': 'export default null;',
    // Addresses come from the table of calls, or complete from the platform: none can have a broken protocol.
    'core/buildFullPath.js':
      "import isAbsoluteURL from '../helpers/isAbsoluteURL.js'; import combineURLs from '../helpers/combineURLs.js'; export default (base, url) => (base && !isAbsoluteURL(url) ? combineURLs(base, url) : url);",
    'core/assertParamsAcyclic.js': 'export default () => undefined;',
    'core/setFormDataHeaders.js': 'export default () => undefined;',
    'helpers/AxiosURLSearchParams.js': 'export default null;',
    'helpers/HttpStatusCode.js': 'export default {};',
    'helpers/buildURL.js':
      "export default (url, params) => (params ? url + '?' + new URLSearchParams(params) : url);",
    'helpers/cookies.js': 'export default { read: () => null };',
    'helpers/isURLSameOrigin.js': 'export default () => false;',
    'helpers/speedometer.js': 'export default () => () => 0;',
    'helpers/formDataToJSON.js': 'export default () => null;',
    'helpers/spread.js': 'export default null;',
    'helpers/toFormData.js': 'export default () => null;',
    'helpers/toURLEncodedForm.js': 'export default () => null;',
    // TypeScript checks the settings.
    'helpers/validator.js':
      'const nothing = () => undefined; export default { assertOptions: nothing, validators: { transitional: nothing, spelling: nothing } };',
  },
};

/** Changes go through atoms, not through mutations of the query library: its mutation cache is always empty. */
const queries: InPart = {
  folder: '/@tanstack/query-core/build/modern/',
  files: {
    'mutationCache.js':
      'export class MutationCache { clear() {} findAll() { return []; } getAll() { return []; } resumePausedMutations() { return Promise.resolve(); } }',
  },
};

/**
 * Keeps code that is never called out of the bundle, for libraries that import all of themselves. Fails if a file no longer exists: its successor
 * would silently be in the bundle.
 * took its place would be in the bundle, and nothing else would tell.
 */
function inPart({ folder, files }: InPart): Plugin {
  const met = new Set<string>();
  return {
    name: `in-part:${folder}`,
    apply: 'build',
    load: (id) => {
      const [, file = ''] = id.replaceAll('\\', '/').split(folder);
      const source = files[file];
      if (source === undefined) return null;
      met.add(file);
      return source;
    },
    generateBundle: () => {
      const missed = Object.keys(files).filter((file) => !met.has(file));
      // A build without the library lacks none of its files.
      if (met.size > 0 && missed.length > 0)
        throw new Error(`Nothing imports ${missed.join(', ')} of ${folder}`);
    },
  };
}

/**
 * The router has several kinds of links, forms and data. Because they are given display names or created by React functions, all stay in the bundle,
 * though nothing uses them.
 */
const routerInPart: Plugin = {
  name: 'router-in-part',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(/(^var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2')
        // A class that extends a property of another object might run code when it is evaluated.
        .replaceAll(
          /^(var \w+ErrorBoundary = )(class extends React\d*\.Component \{.*?^\});$/gms,
          '$1/* @__PURE__ */ (() => $2)();',
        )
        .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'),
  },
};

/** react-aria has thirty-four languages, the console two: the texts of the others stay out of the bundle. */
const twoLanguages: Plugin = {
  name: 'react-aria-two-languages',
  apply: 'build',
  load: (id) =>
    /\/react-(?:aria|stately)[^/]*\/.*\/intl\/[^/]+\/(?!ru-RU|en-US)[a-z]{2}-[A-Z]{2}\.m?js$/.test(
      id.replaceAll('\\', '/'),
    )
      ? 'export default {};'
      : null,
};

/** Removes the unused parts of libraries. Only the build needs that: the workbench and the tests use them whole. */
export const librariesInPart: Plugin[] = [...[axios, queries].map(inPart), routerInPart, twoLanguages];
