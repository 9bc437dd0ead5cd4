import type { Plugin } from 'vite';

/** Files of a library that the console never calls, by their paths in it, and what stands in for them. */
interface InPart {
  /** The folder of the library's code, as its path ends. */
  folder: string;
  files: Record<string, string>;
}

/**
 * It sends JSON, bytes and a form of the browser's own, by XMLHttpRequest alone, since `fetch` tells nothing of what has been sent. No cookie
 * holds a token, calls are given up by signals, and what is asked in an address are words. Of what is on its way the bytes are asked for, and not
 * how fast they go.
 */
const axios: InPart = {
  folder: '/axios/lib/',
  files: {
    'adapters/adapters.js':
      "import xhr from './xhr.js'; export default { adapters: { xhr }, getAdapter: () => xhr };",
    'cancel/CancelToken.js': 'export default null;',
    // An address is of the table of calls, or whole as the platform gave it: none has a broken protocol that would have to be told of.
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
    // Settings are checked by their types.
    'helpers/validator.js':
      'const nothing = () => undefined; export default { assertOptions: nothing, validators: { transitional: nothing, spelling: nothing } };',
  },
};

/** What the console changes at the platform is asked for by atoms, not by mutations of queries: their cache is always empty. */
const queries: InPart = {
  folder: '/@tanstack/query-core/build/modern/',
  files: {
    'mutationCache.js':
      'export class MutationCache { clear() {} findAll() { return []; } getAll() { return []; } resumePausedMutations() { return Promise.resolve(); } }',
  },
};

/**
 * Keeps what is never called out of the bundle, where a library imports all that it has. Fails where a file is not there any more: what
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
      // A build without the library misses none of it.
      if (met.size > 0 && missed.length > 0)
        throw new Error(`Nothing imports ${missed.join(', ')} of ${folder}`);
    },
  };
}

/**
 * The router has links, forms and data of many kinds. That each is given a name, or made by a function of React, keeps all of them in the
 * bundle, though nothing uses them.
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
        // A class that extends what another object holds might run code where it is read.
        .replaceAll(
          /^(var \w+ErrorBoundary = )(class extends React\d*\.Component \{.*?^\});$/gms,
          '$1/* @__PURE__ */ (() => $2)();',
        )
        .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'),
  },
};

/** react-aria speaks thirty-four languages, the console two: the texts of the others stay out of the bundle. */
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

/** Libraries come without what the console never calls. Only a build needs that: the workbench and the tests have them whole. */
export const librariesInPart: Plugin[] = [...[axios, queries].map(inPart), routerInPart, twoLanguages];
