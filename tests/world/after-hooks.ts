import { after } from 'node:test';

type Ending = () => unknown;

/** What is to be closed, the last first. */
class Endings {
  readonly #each: Ending[] = [];
  #open: Ending[] = [];

  add(ending: Ending): void {
    this.#open.push(ending);
  }

  /** Something that is done at every end, and not only at the next. */
  always(ending: Ending): void {
    this.#each.push(ending);
  }

  async end(): Promise<void> {
    const open = this.#open.toReversed();
    this.#open = [];
    for (const ending of [...open, ...this.#each]) await ending();
  }
}

/** A process of the run's own works through many files: some of what they open lasts for one, some for all (run/testing). */
export const afterFile = new Endings();
export const afterProcess = new Endings();

// A file that is run by itself is both.
if (process.env['PLUMBLINE_TEST_WORKER'] === undefined)
  after(async () => {
    await afterFile.end();
    await afterProcess.end();
  });
