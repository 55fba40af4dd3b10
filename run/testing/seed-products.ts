// The data folders of the products that journeys walk in, with the demo made once: node run/testing/seed-products.ts <folder> <how many>.
// Making it takes as long as thirty journeys, and each product that is started on an empty folder makes it again, one after the other.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { readConfig } from '#platform/server/process/config.ts';
import { createApp } from '#app/create-app.ts';
import { startProductDatabase } from '#app/product-database.ts';
import { demoSignIns } from '../../seeds/demo-organisations.ts';
import { makeDemo } from '../../seeds/demo.ts';
import { waitForNothing } from './passing-database.ts';

const [folder = '', count = '1'] = process.argv.slice(2);
const first = join(folder, 'data-0');
const config = readConfig({ DATA_DIR: first, HOST: '127.0.0.1', LOG_LEVEL: 'warn' });
const stored = await startProductDatabase(config, () => undefined);
const { url: adminUrl, secret } = stored;
await waitForNothing(adminUrl);
const { app, database, close } = await createApp({ config, adminUrl, secret, replyChecks: 'some' });
await makeDemo({ app, database, adminUrl, secret });
await close();
// Journeys sign in a thousand times. A password is compared as every other, by the cost that its hash says of itself.
const owner = new pg.Client({ connectionString: adminUrl });
await owner.connect();
for (const [password, people] of Map.groupBy(demoSignIns, ([, word]) => word))
  await owner.query('update person set password_hash = $1 where email = any ($2)', [
    await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
    people.map(([email]) => email),
  ]);
await owner.end();
await stored.stop();
// With their owner: the database's system user has to read its copy.
for (let at = 1; at < Number(count); at++) execFileSync('cp', ['-a', first, join(folder, `data-${at}`)]);
process.exit();
