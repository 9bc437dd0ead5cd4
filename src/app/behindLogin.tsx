// The frame and the table of its screens: what all screens behind login need, in one chunk.
export { PrivateScreens, privateScreens } from './privateScreens.tsx';
export { Shell } from './shell/Shell/Shell.tsx';
