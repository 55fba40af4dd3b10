import { verifyLog } from '#platform/server/log/verify-log.ts';
import { readConfig } from '#platform/server/process/config.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { appUrl } from '#platform/server/database/migrate.ts';
import { BadSetting } from '#platform/server/process/setting.ts';
import { appPassword } from './create-app.ts';
import { withProductDatabase } from './product-database.ts';

const organisations = {
  name: 'organisations_with_log',
  text: 'select organisation_id as id, slug from organisation_address order by slug',
};

try {
  await withProductDatabase(readConfig(), async ({ url, secret }) => {
    const database = openDatabase({ connectionString: appUrl(url, appPassword(secret)), size: 1 });
    try {
      for (const { id, slug } of await database.lookUp<{ id: string; slug: string }>(organisations, [])) {
        const { acts, broken } = await verifyLog(database, id);
        if (broken !== undefined) process.exitCode = 1;
        process.stdout.write(
          `${slug}: ${broken ? `broken at entry ${broken.seq}: ${broken.why}` : `${acts} acts, whole`}\n`,
        );
      }
    } finally {
      await database.close();
    }
  });
} catch (error) {
  process.stderr.write(`${error instanceof BadSetting ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
