/** A stretch of a recording, seconds from its start. */
interface Stretch {
  from: number;
  to: number;
}

/** Of a recording that is not listened to whole there are so many parts between its ends, evenly. */
const between = 16;
/** Up to so long it is listened to whole; of a longer one its ends, where silence is looked for, and parts, each so long, s. */
const local = { wholeSec: 600, endSec: 60, partSec: 20 };

/** The same of one that comes over the network: with its picture a minute may be fifty megabytes. */
const remote = { wholeSec: 120, endSec: 30, partSec: 2 };

/** What of a recording is listened to: all of a short one, and less than eight minutes of a long one; a minute and a half over the network. */
export function partsOf(durationSec: number, isRemote = false): Stretch[] {
  const { wholeSec, endSec, partSec } = isRemote ? remote : local;
  if (durationSec <= wholeSec) return [{ from: 0, to: durationSec }];
  const room = (durationSec - 2 * endSec) / between;
  const middle = Array.from({ length: between }, (_, index) => {
    const from = endSec + room * index + (room - partSec) / 2;
    return { from, to: from + partSec };
  });
  return [{ from: 0, to: endSec }, ...middle, { from: durationSec - endSec, to: durationSec }];
}
