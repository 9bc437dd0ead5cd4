// What all screens behind login stand in, in one piece: the frame, and the table of its screens.
export { PrivateScreens, privateScreens } from './privateScreens.tsx';
export { Shell } from './shell/Shell/Shell.tsx';
