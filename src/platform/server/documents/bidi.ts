import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Text that runs one way throughout. */
export interface Run {
  text: string;
  rightToLeft: boolean;
}

/** A paragraph with the direction of each of its characters, as Unicode's bidirectional algorithm finds it. */
export interface Directed {
  text: string;
  rightToLeft: boolean;
  /** The directions of a part of it as it is read. */
  runs(start: number, end: number): (Run & { start: number })[];
  /** The places of a line's characters from left to right. */
  visual(start: number, end: number): number[];
  isRightToLeft(at: number): boolean;
}

/** `auto`: the way its first letter runs, otherwise the way of the document. */
export function directed(text: string, rightToLeft: boolean, auto = false): Directed {
  const first = auto ? /[\p{L}\u200e\u200f]/u.exec(text)?.[0] : undefined;
  const isTurned = first === undefined ? rightToLeft : isStrongRightToLeft(first);
  const found = bidi.getEmbeddingLevels(text, isTurned ? 'rtl' : 'ltr');
  const isRightToLeft = (at: number) => ((found.levels[at] ?? 0) & 1) === 1;
  return {
    text,
    rightToLeft: isTurned,
    isRightToLeft,
    runs(start, end) {
      const runs: (Run & { start: number })[] = [];
      for (let at = start; at < end; at++) {
        const last = runs.at(-1);
        // Numbers in Arabic stand two levels deep, and a word of Latin beside them too: what differs in level is a run of its own.
        if (last !== undefined && found.levels[at] === found.levels[at - 1]) last.text += text[at];
        else runs.push({ text: text[at] ?? '', rightToLeft: isRightToLeft(at), start: at });
      }
      return runs;
    },
    visual(start, end) {
      const order = Array.from({ length: end - start }, (_, at) => start + at);
      for (const [from, to] of bidi.getReorderSegments(text, found, start, end - 1)) {
        const turned = order.slice(from - start, to - start + 1).toReversed();
        order.splice(from - start, turned.length, ...turned);
      }
      return order;
    },
  };
}

const isStrongRightToLeft = (character: string) =>
  character === '\u200f' ||
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(character);

/** A bracket as it looks to whoever reads the other way. */
export const mirrored = (text: string): string =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('');
