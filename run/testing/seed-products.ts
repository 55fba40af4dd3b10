// The data folders of the products that journeys walk in, with the demo made once: node run/testing/seed-products.ts <folder> <how many>.
// Making it takes as long as thirty journeys, and each product that is started on an empty folder makes it again, one after the other.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readConfig } from '#platform/server/process/config.ts';
import { createApp } from '#app/create-app.ts';
import { startProductDatabase } from '#app/product-database.ts';
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
await stored.stop();
// With their owner: the database's system user has to read its copy.
for (let at = 1; at < Number(count); at++) execFileSync('cp', ['-a', first, join(folder, `data-${at}`)]);
process.exit();
