// A process that delivers mails, so that it can be killed: node tests/mail/deliver-in-process.ts <settings as JSON>.
import { readConfig } from '#platform/server/process/config.ts';
import { createApp } from '#app/create-app.ts';
import { quickWork, secret } from '#tests/world/world.ts';

const { adminUrl, ...settings } = JSON.parse(process.argv[2] ?? '') as Record<string, string>;
const running = await createApp({
  config: readConfig({ LOG_LEVEL: 'silent', ...settings }),
  adminUrl: adminUrl ?? '',
  secret,
  workTimes: quickWork,
});
running.startWorking();
process.stdout.write('works\n');
process.once('SIGTERM', () => void running.close().then(() => process.exit(0)));
