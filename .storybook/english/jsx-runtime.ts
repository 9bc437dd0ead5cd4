// What JSX of stories becomes: elements as React makes them, with the words that a story hands over in the language that is chosen.
import * as react from 'react/jsx-runtime';
import * as development from 'react/jsx-dev-runtime';
import { inEnglish } from './inEnglish.ts';

type Make = typeof react.jsx;
type MakeInDevelopment = typeof development.jsxDEV;

export { Fragment } from 'react';

export const jsx: Make = (type, props, ...rest) => react.jsx(type, inEnglish(props), ...rest);

export const jsxs: Make = (type, props, ...rest) => react.jsxs(type, inEnglish(props), ...rest);

export const jsxDEV: MakeInDevelopment = (type, props, ...rest) =>
  development.jsxDEV(type, inEnglish(props), ...rest);
