import { parseArgs } from 'node:util';
import { allHomes } from '#platform/server/database/homes/homes.ts';
import {
  describeMove,
  finishMove,
  moveOrganisation,
} from '#platform/server/database/homes/move/move-organisation.ts';
import { MoveRefused } from '#platform/server/database/homes/move/move-state.ts';
import { readConfig } from '#platform/server/process/config.ts';
import { withProductDatabase } from '#app/product-database.ts';
import { tellFailure } from './tell-failure.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const { values } = parseArgs({
    options: {
      org: { type: 'string' },
      to: { type: 'string' },
      'dry-run': { type: 'boolean' },
      finish: { type: 'boolean' },
    },
  });
  const { org: slug, to, finish } = values;
  if (slug === undefined || to === undefined)
    throw new MoveRefused(
      'npm run org:move -- --org <short name> --to <home>, with --dry-run to be told, with --finish to remove the old rows',
    );
  const config = readConfig();
  await withProductDatabase(config, async ({ url: directory, secret }) => {
    const homes = allHomes(directory, config.homes);
    const act = values['dry-run'] ? describeMove : finish ? finishMove : moveOrganisation;
    await act({ homes, slug, to, print, secret, oldSecrets: config.oldSecrets });
  });
} catch (error) {
  tellFailure(error, error instanceof MoveRefused);
}
