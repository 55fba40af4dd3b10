import { readConfig } from '#platform/server/process/config.ts';
import { BadSetting } from '#platform/server/process/setting.ts';
import { startServer } from './start-server.ts';
import { messageOf } from '#platform/server/process/thrown.ts';

/** Told apart by npm start: another start would end the same (run/supervise.js). */
const badSetting = 78;

const print = (line: string) => void process.stdout.write(`${line}\n`);
const reportFailure = (error: unknown) =>
  void process.stderr.write(
    `${error instanceof BadSetting || !(error instanceof Error) ? messageOf(error) : error.stack}\n`,
  );

try {
  const started = startServer(readConfig(), print);
  let ending: Promise<void> | undefined;
  // Asked twice, it still ends once: a terminal's Ctrl-C reaches us directly and through npm.
  const end = (code: number) =>
    (ending ??= started
      .then(({ stop }) => stop())
      .then(
        () => process.exit(code),
        () => process.exit(1),
      ));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      setTimeout(() => process.exit(1), 14_000).unref();
      void end(0);
    });
  }
  for (const defect of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(defect, (error: unknown) => {
      reportFailure(error);
      // What still runs is given little time: npm start begins anew once this has ended.
      setTimeout(() => process.exit(1), 3000).unref();
      void end(1);
    });
  }
  const { address, signIns } = await started;
  print(`\nPlumbline runs at ${address}\n`);
  if (signIns.length > 0) {
    print('Demo sign-ins (all of it fictional):');
    const width = Math.max(...signIns.map(([email]) => email.length));
    for (const [email, password] of signIns) print(`  ${email.padEnd(width)}  ${password}`);
    print('');
  }
} catch (error) {
  reportFailure(error);
  process.exit(error instanceof BadSetting ? badSetting : 1);
}
