// npm run bench [-- --quick --only "first page" --seconds 1 --risks 1000000 --organisations 100 --compare main, or --large, or --homes, or --treatment, or --compliance, or --board]
import { ensurePackages, node, run } from './packages.js';

ensurePackages();
const given = process.argv.slice(2);
const program = given.includes('--compare')
  ? 'bench/compare/compare.ts'
  : given.includes('--large')
    ? 'bench/large/large.ts'
    : given.includes('--homes')
      ? 'bench/homes/homes.ts'
      : given.includes('--treatment')
        ? 'bench/treatment/treatment.ts'
        : given.includes('--compliance')
          ? 'bench/compliance/compliance.ts'
          : given.includes('--board')
            ? 'bench/board/board.ts'
            : 'bench/run.ts';
process.exit(await run(node, [program, ...given]));
