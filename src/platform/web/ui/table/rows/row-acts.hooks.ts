import { useLetterKeys } from '#platform/web/screen/letter-keys.hooks.ts';

/** A letter that does something with the row at hand. */
export interface RowAct<Row> {
  /** As it is written on the keyboard: `A`. */
  letter: string;
  says: string;
  /** `edit` begins to change a cell in its place; it answers whether it could. */
  run: (row: Row, edit: (column: string) => boolean) => void;
}

interface RowActsOptions<Row> {
  /** What the letters are about, for the list of keys. */
  title: string | undefined;
  letters: readonly RowAct<Row>[];
  when: boolean;
  /** Does it with the row at hand, if there is one. */
  run: (act: RowAct<Row>['run']) => void;
}

/** The letters of a table, wherever on the page they are pressed. */
export const useRowActs = <Row>({ title = '', letters, when, run }: RowActsOptions<Row>): void =>
  useLetterKeys(
    title,
    letters.map(({ letter, says, run: act }) => ({ letter, says, run: () => run(act) })),
    { when },
  );
