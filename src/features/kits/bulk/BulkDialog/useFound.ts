import { useEffect, useEffectEvent, useState } from 'react';
import type { FoundText, TextSubject } from '#domain/bulk/texts.ts';

/** How long the page may be kept from drawing while texts are looked through, ms. */
const slice = 12;

/** The results, with their query. */
interface Found {
  asked: string;
  texts: FoundText[];
}

/** Looks through texts a few at a time, so that typing never waits. null until all of it was looked through for this question. */
export function useFound(
  subjects: readonly TextSubject[] | null,
  asked: string,
  lookIn: (subject: TextSubject) => FoundText[] | Promise<FoundText[]>,
): FoundText[] | null {
  const [found, setFound] = useState<Found | null>(null);
  const look = useEffectEvent(lookIn);
  const key = `${subjects?.length} ${asked}`;
  useEffect(() => {
    if (subjects === null) return undefined;
    let isHere = true;
    const go = async () => {
      const texts: FoundText[] = [];
      let since = performance.now();
      for (const subject of subjects) {
        texts.push(...(await look(subject)).filter(({ places }) => places.length > 0));
        if (performance.now() - since > slice) {
          await new Promise((goOn) => setTimeout(goOn));
          since = performance.now();
        }
        if (!isHere) return;
      }
      setFound({ asked: key, texts });
    };
    void go();
    return () => {
      isHere = false;
    };
  }, [subjects, key]);
  return found?.asked === key ? found.texts : null;
}
