import { runInProcess, TooMuchWork, type WorkCap } from '#platform/server/jobs/run-in-process.ts';
import { fairTurns, type Asker } from '#platform/server/limits/fair-turns.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { simulationTooLong } from '../quantification.contract.ts';
import type { Simulated, SimulatedRisk } from '../simulation.rules.ts';
import type { Job } from './simulation.worker.ts';

const cap: WorkCap = { seconds: 30, megabytes: 256 };
/** Simulated two at a time, in processes of their own; one organisation has one of them. */
const turns = fairTurns({
  atOnce: 2,
  waiting: 40,
  organisation: { running: 1, waiting: 10 },
  person: { running: 1, waiting: 3 },
  seconds: 1,
});

/** Simulates the years of these risks together. Nothing waits for it but its caller; once `gone` says that the caller has left, it
 *  is ended. Refuses what takes longer or more memory than a simulation may. */
export const inSimulation = (
  asker: Asker,
  risks: readonly SimulatedRisk[],
  gone: AbortSignal,
): Promise<Simulated> =>
  turns.take(
    asker,
    () =>
      runInProcess<Job, Simulated>(
        new URL('./simulation.worker.ts', import.meta.url),
        { risks },
        cap,
        [],
        gone,
      ).catch((error: unknown) => {
        if (error instanceof TooMuchWork) refuse(simulationTooLong);
        throw error;
      }),
    gone,
  );
