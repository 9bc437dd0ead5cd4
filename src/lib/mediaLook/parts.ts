/** A stretch of a recording, seconds from its start. */
interface Stretch {
  from: number;
  to: number;
}

/** Up to so long a recording is listened to whole. */
const wholeSec = 600;
/** Of a longer one its ends, where silence is looked for, */
const endSec = 60;
/** and this many parts between, evenly, each so long. */
const between = 16;
const partSec = 20;

/** What of a recording is listened to: all of a short one, and less than eight minutes of a long one. */
export function partsOf(durationSec: number): Stretch[] {
  if (durationSec <= wholeSec) return [{ from: 0, to: durationSec }];
  const room = (durationSec - 2 * endSec) / between;
  const middle = Array.from({ length: between }, (_, index) => {
    const from = endSec + room * index + (room - partSec) / 2;
    return { from, to: from + partSec };
  });
  return [{ from: 0, to: endSec }, ...middle, { from: durationSec - endSec, to: durationSec }];
}
