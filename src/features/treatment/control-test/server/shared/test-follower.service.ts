import type { Call } from '#platform/server/http/serve.ts';
import type { TestResult } from '#features/treatment/control/control-status.contract.ts';

/** A test whose result counts from now on. */
export interface CountedTest {
  id: string;
  result: TestResult;
  exceptions: string | null;
  /** The first of them is what the test goes by. */
  controls: readonly { id: string; ref: string; title: string; department_id: string | null }[];
}

/** What follows where the result of a test is approved, said by the thing it happens in; handed to the calls about tests by
 *  `src/app`. In the transaction of the approval. */
export type TestFollower = (call: Call, test: CountedTest) => Promise<void>;
