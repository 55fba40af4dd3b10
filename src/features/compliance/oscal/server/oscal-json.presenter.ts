import { setImmediate as lettingOthersGo } from 'node:timers/promises';

/** Items of a list that are written in one go: few enough that others hardly wait. */
const together = 50;
/** Lists lie no deeper than this in a document that are long. */
const deepest = 5;

/** An item that is put together when it is written. */
type Item = () => unknown;
const computed = (item: unknown): unknown => (typeof item === 'function' ? (item as Item)() : item);

/** A document as JSON, piece by piece: others go first in between. Items of lists may be functions that make them. */
export async function* jsonOf(value: unknown, depth = 0): AsyncGenerator<string> {
  if (depth > deepest || typeof value !== 'object' || value === null) {
    yield JSON.stringify(value);
  } else if (Array.isArray(value) && value.length > together) {
    for (let from = 0; from < value.length; from += together) {
      const some = JSON.stringify(value.slice(from, from + together).map(computed)).slice(1, -1);
      yield (from === 0 ? '[' : ',') + some;
      await lettingOthersGo();
    }
    yield ']';
  } else if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) {
      yield at === 0 ? '[' : ',';
      yield* jsonOf(computed(item), depth + 1);
    }
    yield value.length === 0 ? '[]' : ']';
  } else {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    for (const [at, [name, member]] of members.entries()) {
      yield `${at === 0 ? '{' : ','}${JSON.stringify(name)}:`;
      yield* jsonOf(member, depth + 1);
    }
    yield members.length === 0 ? '{}' : '}';
  }
}
