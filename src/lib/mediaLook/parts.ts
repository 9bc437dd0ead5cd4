/** A stretch of a recording, seconds from its start. */
interface Stretch {
  from: number;
  to: number;
}

/** The number of parts between the two ends of a long recording, evenly distributed. */
const between = 16;
/** A recording up to this length is analysed whole. Of a longer one only its ends, where silence is looked for, and parts of this length, s. */
const local = { wholeSec: 600, endSec: 60, partSec: 20 };

/** The same over the network: a minute with its picture may be fifty megabytes. */
const remote = { wholeSec: 120, endSec: 30, partSec: 2 };

/** The parts of a recording that are analysed: all of a short one, less than eight minutes of a long one; a minute and a half over the network. */
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
