import { atom, type Getter } from 'jotai';
import {
  clientOfTarget,
  isBuyerTarget,
  isClientTarget,
  type CampaignTarget,
  type ClientTarget,
} from '#domain/campaign/targets.ts';
import { audienceListAtom } from '../audience/audience.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { buyerGroupsAtom } from './groups.ts';

/** The number of recipients of a campaign. */
export interface Reach {
  /** `long`: there are so many clients and purchases that the author must ask for the count. */
  status: 'loading' | 'failed' | 'notFound' | 'long' | 'ready';
  /** Recipients who accept pushes; null until it is known. */
  count: number | null;
  /** All clients of the segment, whether they accept pushes or not. */
  size: number | null;
  /** The name of the client, if it is one. */
  name: string | null;
  retry: () => void;
}

const unknown = { count: null, size: null, name: null };

function ofClient(get: Getter, target: ClientTarget): Reach {
  const { status, items, retry } = get(
    audienceListAtom({ filter: { id: clientOfTarget(target) }, limit: 1 }),
  );
  const [client] = items;
  if (client !== undefined) {
    return { status: 'ready', count: client.pushConsent ? 1 : 0, size: 1, name: client.name, retry };
  }
  return { ...unknown, status: status === 'ready' ? 'notFound' : status, retry };
}

/** The number of recipients of a target. */
export const reachAtom = boundedAtomFamily((target: CampaignTarget) =>
  atom((get): Reach => {
    if (isClientTarget(target)) return ofClient(get, target);
    if (isBuyerTarget(target)) {
      const { status, item, retry } = get(buyerGroupsAtom);
      const segment = item?.segments?.find(({ id }) => id === target);
      if (segment !== undefined) {
        return { status: 'ready', count: segment.reachable, size: segment.size, name: null, retry };
      }
      return {
        ...unknown,
        status: item === null ? status : item.segments === null ? 'long' : 'failed',
        retry,
      };
    }
    const within = target === 'all' ? {} : { segment: target };
    const reached = get(audienceListAtom({ filter: { ...within, pushConsent: true }, limit: 1 }));
    const all = get(audienceListAtom({ filter: within, limit: 1 }));
    return {
      status: reached.status,
      count: reached.status === 'ready' ? reached.count : null,
      size: all.status === 'ready' ? all.count : null,
      name: null,
      retry: () => {
        reached.retry();
        all.retry();
      },
    };
  }),
);
