import { answerJob } from '#platform/server/jobs/answer-job.ts';
import { simulate, type Simulated, type SimulatedRisk } from '../simulation.rules.ts';

/** What is simulated by the process that this file is. */
export interface Job {
  risks: readonly SimulatedRisk[];
}

answerJob<Job, Simulated>(async ({ risks }) => simulate(risks));
