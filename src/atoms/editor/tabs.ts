import { atom, type Atom, type Setter } from 'jotai';
import { boundedAtomFamily } from '../atomFamily.ts';
import { authorAtom } from '../session/session.ts';

/** Messages between tabs about an entity: «who has it open?», «I have», «I left it», «I saved it». */
interface Word {
  what: 'hello' | 'here' | 'bye' | 'saved';
  /** The entity, by author and kind. */
  name: string;
  /** The sending tab. */
  from: string;
}

/** The id of this page among the tabs. */
const ownAtom = atom(() => Math.random().toString(36).slice(2));

/** A channel to all other tabs; null where the browser has none. */
const openChannel = () =>
  globalThis.BroadcastChannel === undefined ? null : new BroadcastChannel('kabinet-editors');

function say(word: Word): void {
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel?.postMessage(word);
  channel?.close();
}

/** Lets tabs of a browser that edit the same entity know of each other. */
export function createTabs(kind: string, onSavedElsewhere: (set: Setter) => void) {
  /** The other tabs, by the name of their open entity. */
  const othersAtom = atom<Readonly<Record<string, readonly string[]>>>({});

  const watchAtom = boundedAtomFamily((name: string) => {
    const hearAtom = atom(null, (get, set, heard: Word | 'come' | 'leave') => {
      const from = get(ownAtom);
      if (heard === 'come') return say({ what: 'hello', name, from });
      if (heard === 'leave') return say({ what: 'bye', name, from });
      if (heard.name !== name || heard.from === from) return;
      if (heard.what === 'saved') return onSavedElsewhere(set);
      if (heard.what === 'hello') say({ what: 'here', name, from });
      set(othersAtom, (all) => {
        const others = (all[name] ?? []).filter((tab) => tab !== heard.from);
        return { ...all, [name]: heard.what === 'bye' ? others : [...others, heard.from] };
      });
    });
    hearAtom.onMount = (hear) => {
      const channel = openChannel();
      channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => hear(data));
      const come = () => hear('come');
      const leave = () => hear('leave');
      come();
      globalThis.window?.addEventListener('pagehide', leave);
      globalThis.window?.addEventListener('pageshow', come);
      return () => {
        globalThis.window?.removeEventListener('pagehide', leave);
        globalThis.window?.removeEventListener('pageshow', come);
        leave();
        channel?.close();
      };
    };
    return hearAtom;
  });

  return {
    /** How many other tabs have this entity open. */
    othersAtom: boundedAtomFamily((id: string): Atom<number> =>
      atom((get) => {
        const author = get(authorAtom);
        if (author === null) return 0;
        const name = `${author.id}/${kind}/${id}`;
        get(watchAtom(name));
        return get(othersAtom)[name]?.length ?? 0;
      }),
    ),

    /** Tells the other tabs that it was saved here. */
    announceSavedAtom: atom(null, (get, _set, id: string) =>
      say({ what: 'saved', name: `${get(authorAtom)?.id}/${kind}/${id}`, from: get(ownAtom) }),
    ),
  };
}
