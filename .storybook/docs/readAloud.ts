import { Virtual } from '@guidepup/virtual-screen-reader';

/** What is read after more phrases than this is cut off: a page is to be skimmed. */
const mostPhrases = 120;

/** What a reader says of the document itself, around all that it holds. */
const around = new Set(['document', 'end of document']);

/** Reads a document from its beginning to its end, as somebody does who cannot see it. Answers the phrases in their order. */
export async function readAloud(page: Document): Promise<string[]> {
  const window = page.defaultView;
  if (window === null) return [];
  // One of its own: another story may be asked for before this one is read.
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
