import { parseArgs } from 'node:util';
import { attacks, besiege } from './besiege.ts';
import type { Finding } from './siege.ts';

// npm run siege [-- --short] [-- --only uploads,files]
const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string', default: attacks.join() } },
});
const only = attacks.filter((attack) => values.only.split(',').includes(attack));
const widths = [30, 46, 40, 34] as const;
const row = (cells: readonly string[]) =>
  cells
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join('  ')
    .trimEnd();
const tell = ({ attack, what, figure, beside, holds }: Finding) =>
  console.log(`${holds ? '  ' : '! '}${row([attack, what, figure, beside])}`);

const started = performance.now();
console.log(`  ${row(['Attack', 'What', 'Figure', 'Beside'])}`);
const findings = await besiege({ short: values.short, only, tell });
const broken = findings.filter(({ holds }) => !holds);
console.log(
  `\n${findings.length - broken.length} of ${findings.length} hold, ${Math.round((performance.now() - started) / 1000)} s`,
);
process.exit(broken.length === 0 ? 0 : 1);
