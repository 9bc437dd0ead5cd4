import { rolldown } from 'rolldown';

/** A source and all that it imports as one script that needs no other. `known` is put in place of names. */
export async function bundled(entry: string, known: Record<string, string>): Promise<string> {
  const bundle = await rolldown({ input: entry, transform: { define: known } });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}
