import type { Rolldown } from 'vite';

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The JavaScript files that a build made, and which of them need which. */
export class BuiltFiles {
  readonly chunks: ReadonlyMap<string, Rolldown.OutputChunk>;

  constructor(output: readonly Output[]) {
    const chunks = output.filter((file) => file.type === 'chunk');
    this.chunks = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  }

  /** The file that holds this source. A source that no file holds was renamed, or nothing uses it. */
  of(source: string | RegExp): string {
    const matches = (id: string) => (typeof source === 'string' ? id.endsWith(source) : source.test(id));
    for (const { fileName, moduleIds } of this.chunks.values()) if (moduleIds.some(matches)) return fileName;
    throw new Error(`no file was built of ${source}`);
  }

  /** The files that must be there before one of `files` runs, themselves among them. */
  neededBy(...files: readonly string[]): Set<string> {
    const needed = new Set<string>();
    const need = (file: string) => {
      if (needed.has(file)) return;
      needed.add(file);
      this.chunks.get(file)?.imports.forEach(need);
    };
    files.forEach(need);
    return needed;
  }

  /** Files that need one another in a circle may run in the wrong order. */
  refuseCircles(): void {
    const cleared = new Set<string>();
    const follow = (file: string, way: readonly string[]) => {
      if (way.includes(file)) throw new Error(`files need one another: ${[...way, file].join(' → ')}`);
      if (cleared.has(file)) return;
      for (const needed of this.chunks.get(file)?.imports ?? []) follow(needed, [...way, file]);
      cleared.add(file);
    };
    for (const file of this.chunks.keys()) follow(file, []);
  }

  /** The modules a file is made of. */
  modulesOf(file: string): readonly string[] {
    return this.chunks.get(file)?.moduleIds ?? [];
  }
}
