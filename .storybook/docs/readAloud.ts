import { Virtual } from '@guidepup/virtual-screen-reader';

/** The output is cut after this many phrases, so that a page can be skimmed. */
const mostPhrases = 120;

/** What a screen reader says about the document itself, before and after its contents. */
const around = new Set(['document', 'end of document']);

/** Reads a document from beginning to end, as a screen reader does. Returns the phrases in order. */
export async function readAloud(page: Document): Promise<string[]> {
  const window = page.defaultView;
  if (window === null) return [];
  // Each reading has its own instance, because another story may be requested before this one is read.
  const virtual = new Virtual();
  await virtual.start({ container: page.body, window });
  try {
    for (let said = 0; said < mostPhrases && page.defaultView !== null; said += 1) {
      await virtual.next();
      if ((await virtual.lastSpokenPhrase()) === 'end of document') break;
    }
    return (await virtual.spokenPhraseLog()).filter((phrase) => phrase !== '' && !around.has(phrase));
  } finally {
    await virtual.stop();
  }
}
