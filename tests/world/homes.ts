import { firstHome } from '#platform/server/database/homes/first-home.ts';

/** HOMES of the run: further servers, where it has any (README, `PLUMBLINE_TEST_HOMES`). */
export const otherHomes = () => process.env['PLUMBLINE_TEST_OTHER_HOMES'] ?? '';

/** Homes of the run were brought up to their version by it. */
export const preparesHomes = process.env['PLUMBLINE_TEST_HOMES'] === undefined;

/** Where the organisations of this process live. */
export const homeOf = new Map<string, string>();

let turn = 0;

/** The next home in turn. */
export const nextHome = (names: readonly string[]): string => names[turn++ % names.length] ?? firstHome;
