import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { serve, type Call } from '#platform/server/http/serve.ts';
import * as contract from '../standard.contract.ts';
import { isShipped, shippedStandards } from '../standard-content.contract.ts';
import { shippedStandard } from './shared/shipped-standard.content.ts';
import { findNewestOwn, standardOf } from './shared/standard.queries.ts';
import { toHead, toOwnHead, toStandard } from './standard.presenter.ts';

/** `auditsBy`: whether an external auditor audits by a standard, who reads no other of the organisation's own. */
export const standardRoutes = (
  auditsBy: (call: Pick<Call, 'db' | 'actor'>, key: string) => Promise<boolean>,
) => [
  serve(contract.listStandards, async ({ db, language }) => [
    ...shippedStandards.map((key) => toHead(key, language)),
    ...(await findNewestOwn(db)).map(toOwnHead),
  ]),
  serve(contract.readStandard, async ({ db, actor, params: { key }, language }) => {
    if (isShipped(key)) return toStandard(shippedStandard(key), undefined, language);
    if (actor.type === 'Auditor' && !(await auditsBy({ db, actor }, key))) refuse(notFound);
    const [newest] = await findNewestOwn(db, [key]);
    if (newest === undefined) refuse(notFound);
    return toStandard(await standardOf(db, key, newest.standard_version), newest, language);
  }),
];
