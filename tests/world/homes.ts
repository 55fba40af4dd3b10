import { firstHome } from '#platform/server/database/homes/first-home.ts';

interface HomesOfRun {
  HOMES: string;
  REPLICAS: string;
}

let own: HomesOfRun | undefined;

/** Further servers, where the run has any (README, `PLUMBLINE_TEST_HOMES`), or the file has its own. */
export const homesOfRun = (): HomesOfRun =>
  own ?? { HOMES: process.env['PLUMBLINE_TEST_OTHER_HOMES'] ?? '', REPLICAS: '' };

/** Instead of those of the run: for a file in a process of its own, before it asks for the server. */
export const useOwnHomes = (homes: string, replicas = ''): void =>
  void (own = { HOMES: homes, REPLICAS: replicas });

/** Homes of the run were brought up to their version by it. */
export const preparesHomes = (): boolean => own !== undefined;

/** Where the organisations of this process live. */
export const homeOf = new Map<string, string>();

let turn = 0;

/** The next home in turn. */
export const nextHome = (names: readonly string[]): string => names[turn++ % names.length] ?? firstHome;
