import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { noteReason } from '#platform/server/http/request-log.ts';
import { hashOfSecret } from '#platform/server/session/random-secret.ts';
import type { Sealing } from '#platform/server/session/seal.ts';
import { codeWrong } from '../../second-factor.contract.ts';
import { factorToUse, noteStep, takeRecoveryCode, type StoredFactor } from './second-factor.queries.ts';

/** The library comes with the first code. */
export const codeLibrary = () => import('otplib');

/** Seconds: a code counts for its half minute, the one before and the one after. */
const tolerance = 30;

/** What a person's secret is sealed about. */
export const aboutFactor = (orgId: string, personId: string) => `${orgId} ${personId}`;

/** As it is compared: people type blanks, hyphens and capitals as they like. */
export const plainCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase();

const isOfApp = (code: string): boolean => /^\d{6}$/.test(code);

/** The half minute that this code of a secret is of; nothing, where it is none of now or one that was used. */
export async function stepOfCode(
  secret: string,
  code: string,
  { now, after }: { now: Date; after: number },
): Promise<number | undefined> {
  if (!isOfApp(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const { verify } = await codeLibrary();
  const result = await verify({ secret, token: code, epoch, epochTolerance: tolerance });
  return result.valid && 'timeStep' in result && result.timeStep > after ? result.timeStep : undefined;
}

/** Takes a code of a person's app, or one of their recovery codes, once; refuses whatever else it is. Answers which it was. */
export async function takeCode(
  db: TenantDb,
  seals: Sealing,
  personId: string,
  typed: string,
): Promise<'app' | 'recovery'> {
  const code = plainCode(typed);
  const [factor] = await db.ask<StoredFactor>(factorToUse, [db.org_id, personId]);
  if (factor !== undefined && factor.since !== null) {
    // Recovery codes are no sealed text: they open the account also where the key of the app's secret is missing.
    const secret = isOfApp(code)
      ? seals.openStored(factor.secret, aboutFactor(db.org_id, personId))
      : undefined;
    const step = secret && (await stepOfCode(secret, code, { now: db.now, after: factor.last_step }));
    if (typeof step === 'number') {
      await db.ask(noteStep, [db.org_id, personId, step]);
      return 'app';
    }
    const taken = await db.ask(takeRecoveryCode, [db.org_id, personId, hashOfSecret(code)]);
    if (taken.length > 0) return 'recovery';
  }
  noteReason('wrong_code', personId);
  return refuse(codeWrong);
}
