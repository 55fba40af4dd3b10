import { homeFigures, type HomeFigures } from '#platform/server/database/homes/home-figures.ts';
import { readConfig } from '#platform/server/process/config.ts';
import { withProductHomes } from '#app/product-database.ts';
import { tellFailure } from './tell-failure.ts';

const described = ({
  name,
  wrong,
  organisations,
  bytes = 0,
  connections = 0,
  transactions = 0,
  replica,
}: HomeFigures) => [
  name,
  String(organisations),
  ...(wrong === undefined
    ? [(bytes / 1_000_000).toFixed(1), String(connections), String(transactions), 'ready']
    : ['', '', '', `not ready: ${wrong}`]),
  replica === undefined ? '' : (replica.wrong ?? `${(replica.lag ?? 0).toFixed(2)} s behind`),
];

try {
  await withProductHomes(readConfig(), async (homes) => {
    const titles = ['home', 'organisations', 'MB', 'connections', 'transactions', 'state', 'replica'];
    const lines = [titles, ...(await homeFigures(homes)).map(described)];
    const widths = titles.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
    for (const line of lines)
      process.stdout.write(
        `${line
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
      );
  });
} catch (error) {
  tellFailure(error);
}
