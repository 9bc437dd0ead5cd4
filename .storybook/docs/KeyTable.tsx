import { keyboards } from './allKeys.ts';
import { Keys } from './parts.tsx';

/** The effect of each key on a component, step by step, from the play of its story `Keyboard`. */
export function KeyTable({ file }: { file: string }) {
  return (
    <Keys>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What then holds</th>
        </tr>
      </thead>
      <tbody>
        {(keyboards[file] ?? []).map(({ keys, effects }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same keys come twice in a walk, and the order never changes
          <tr key={at}>
            <td>
              {keys.map((key, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <kbd key={place}>{key}</kbd>
              ))}
            </td>
            <td>
              {effects.map((effect) => (
                <div key={effect}>{effect}</div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Keys>
  );
}
