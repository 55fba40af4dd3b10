// In a copy of the product: the tests that are generated for every record, of one of them alone.
//   node tests-of-copy.ts <what the record is called>
import { runServerTests, startTestDatabase } from '../../run/testing/server-tests.ts';

const [record = ''] = process.argv.slice(2);

/** What reads the whole house: each is quick. */
const whole = [
  'tests/house/architecture-areas.test.ts',
  'tests/documents.test.ts',
  'src/app/shell/start/screens.test.ts',
  'src/app/shell/navigation/navigation.rules.test.ts',
  'src/features/identity/leaving/holding.test.ts',
  'src/features/treatment/record-path/record-path.rules.test.ts',
];
/** What is tried of each record and of every call: here of this one, by the names of those tests and suites. */
const generated = [
  'tests/architecture.test.ts',
  'tests/workflow.test.ts',
  'tests/workflow/record-history.test.ts',
  'tests/workflow/record-texts.test.ts',
  'tests/workflow/verb-texts.test.ts',
  'tests/contract.test.ts',
  'tests/isolation.test.ts',
];
const named = [
  record,
  'keeps',
  'same shape',
  'declare every refusal',
  'text in every',
  'are the same in every',
];

const database = await startTestDatabase();
const run = (files: readonly string[], more: Record<string, string>) =>
  runServerTests(files, { environment: { ...database.environment, ...more }, memory: {} });
const counts = [
  await run(whole, {}),
  await run(generated, { PLUMBLINE_TEST_NAMED: named.join('|'), PLUMBLINE_TEST_RECORD: record }),
];
await database.stop();
for (const { failures } of counts) for (const failure of failures) console.log(`FAILED ${failure}`);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
console.log(`${passed} passed`);
process.exit(counts.some(({ failed }) => failed > 0) ? 1 : 0);
