/** The keys that show and hide the menu, as they are shown. */
export const menuKeys = 'Ctrl\u00A0\\';

/** The key that opens the page of all keys. */
export const shortcutsKey = '?';
