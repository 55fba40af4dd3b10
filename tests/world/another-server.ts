import { after } from 'node:test';
import { readConfig } from '#platform/server/process/config.ts';
import { createApp, type AppSettings, type Running } from '#app/create-app.ts';
import { homesOfRun, preparesHomes } from '#tests/world/homes.ts';
import { patience } from '#tests/world/waiting/until.ts';
import { secret, sharedServer } from '#tests/world/world.ts';

/** All files of a run call from one network, whose failures count in one table: they would use up each other's tries. */
const oneNetwork = { LIMIT_NETWORK_FAILURES: '1000000' };

/** The product once more on the homes of the run, with other settings; until the end of the file. */
export async function anotherServer(
  settings: Record<string, string> = {},
  more: Partial<Omit<AppSettings, 'config'>> = {},
): Promise<Running> {
  const { adminUrl } = await sharedServer();
  const running = await createApp({
    config: readConfig({ LOG_LEVEL: 'silent', ...patience, ...oneNetwork, ...homesOfRun(), ...settings }),
    adminUrl,
    secret,
    preparesHomes: preparesHomes(),
    ...more,
  });
  after(() => running.close().catch(() => undefined)); // Some tests stop theirs.
  await running.database.asked();
  return running;
}
