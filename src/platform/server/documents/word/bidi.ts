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
  runs(start: number, end: number): Run[];
  isRightToLeft(at: number): boolean;
}

/** The directions of a paragraph's characters, for Word, where each run states its own. */
export function directed(text: string, rightToLeft: boolean): Directed {
  const found = bidi.getEmbeddingLevels(text, rightToLeft ? 'rtl' : 'ltr');
  const isRightToLeft = (at: number) => ((found.levels[at] ?? 0) & 1) === 1;
  return {
    text,
    rightToLeft,
    isRightToLeft,
    runs(start, end) {
      const runs: Run[] = [];
      for (let at = start; at < end; at++) {
        const last = runs.at(-1);
        // Numbers in Arabic stand two levels deep, and a word of Latin beside them too: what differs in level is a run of its own.
        if (last !== undefined && found.levels[at] === found.levels[at - 1]) last.text += text[at];
        else runs.push({ text: text[at] ?? '', rightToLeft: isRightToLeft(at) });
      }
      return runs;
    },
  };
}
