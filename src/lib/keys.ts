/** Whether the keyboard is one of Apple's, where ⌘ does what Ctrl does elsewhere. */
export function hasCommandKey(platform: string = globalThis.navigator?.platform ?? ''): boolean {
  return /^(Mac|iPhone|iPad|iPod)/.test(platform);
}

/** A shortcut of the main modifier and a key, as written on the keyboard: «Ctrl K», «⌘ K». */
export function combination(key: string, apple: boolean = hasCommandKey()): string {
  return `${apple ? '⌘' : 'Ctrl'}\u00A0${key}`;
}
