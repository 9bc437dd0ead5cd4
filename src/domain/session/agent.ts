/** Names of browsers by what they call themselves. Each of the first calls itself like one of those after it as well. */
const browsers: [RegExp, string][] = [
  [/YaBrowser\//, 'Yandex Browser'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (table: typeof browsers, agent: string) =>
  table.find(([sign]) => sign.test(agent))?.[1] ?? null;

/** The browser and the system by what a browser calls itself, as people call them: `Chrome, Windows`; null where neither is known. */
export function agentName(agent: string): string | null {
  const names = [named(browsers, agent), named(systems, agent)].filter((name) => name !== null);
  return names.length === 0 ? null : names.join(', ');
}
