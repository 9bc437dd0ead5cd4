/** The rules of a `_headers` file by their paths, with the headers of each. */
export function rulesOf(text: string): Map<string, Record<string, string>> {
  const rules = text.trim().split('\n\n');
  return new Map(
    rules.map((rule) => {
      const [path = '', ...lines] = rule.split('\n');
      return [
        path,
        Object.fromEntries(
          lines.map((line) =>
            line
              .trim()
              .split(/: (.*)/)
              .slice(0, 2),
          ),
        ),
      ];
    }),
  );
}

/** The headers that a host of files puts on an address. Such hosts join what several rules say of one header. */
export function toldOf(rules: ReturnType<typeof rulesOf>, address: string): Record<string, string> {
  const told: Record<string, string> = {};
  for (const [path, headers] of rules) {
    if (path.endsWith('*') ? !address.startsWith(path.slice(0, -1)) : path !== address) continue;
    for (const [name, value] of Object.entries(headers))
      told[name] = told[name] === undefined ? value : `${told[name]}, ${value}`;
  }
  return told;
}
