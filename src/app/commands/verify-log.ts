import { readFile } from 'node:fs/promises';
import { described, notedEnds, verifyLog } from '#platform/server/log/verify-log.ts';
import { readConfig } from '#platform/server/process/config.ts';
import { Unreachable } from '#platform/server/database/connections.ts';
import { BadSetting } from '#platform/server/process/setting.ts';
import { withProductHomes } from '#app/product-database.ts';
import { tellFailure } from './tell-failure.ts';

const organisations = {
  name: 'organisations_with_log',
  text: 'select organisation_id as id, slug from organisation_address order by slug',
};

/** What earlier runs printed, from the files that are named: the chain still has to end, or go on, there. */
async function readNoted(): Promise<ReturnType<typeof notedEnds>> {
  const printed = await Promise.all(
    process.argv.slice(2).map(async (path) => {
      const text = await readFile(path, 'utf8');
      if (notedEnds(text).size === 0) throw new BadSetting(path, 'names no log that was whole');
      return text;
    }),
  );
  return notedEnds(printed.join('\n'));
}

try {
  const noted = await readNoted();
  await withProductHomes(readConfig(), async (homes) => {
    for (const { id, slug } of await homes.lookUp<{ id: string; slug: string }>(organisations, [])) {
      const ends = noted.get(slug);
      noted.delete(slug);
      try {
        const verified = await verifyLog(homes, id, { noted: ends });
        if (verified.broken !== undefined) process.exitCode = 1;
        process.stdout.write(`${described(slug, verified)}\n`);
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        process.exitCode = 1;
        process.stdout.write(`${slug}: not verified: ${error.message}\n`);
      }
    }
    for (const slug of noted.keys()) {
      process.exitCode = 1;
      process.stdout.write(`${slug}: its log was noted, and there is no such organisation any more\n`);
    }
  });
} catch (error) {
  tellFailure(error);
}
