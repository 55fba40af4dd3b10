import { sql } from 'drizzle-orm';
import type { Query } from '#platform/contract/endpoint.ts';
import { today } from '#platform/contract/today.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { documentTypes, makeDocument, NoPdfEngine } from '#platform/server/documents/make-document.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call, Download, LongCall } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import { TooMuchWork } from '#platform/server/jobs/run-in-process.ts';
import { makeWorkbook } from '#platform/server/sheets/spreadsheet.ts';
import { documentTooLong } from '#features/maturity/exchange/assessment-export.contract.ts';
import { soaPdfUnavailable, type exportSoa as exportCall } from '../soa-export.contract.ts';
import { soaStandard } from './soa.queries.ts';
import { soaDocument, type PrintedSoa } from './soa-document.presenter.ts';
import { headOf, toSoaRows } from './soa.presenter.ts';
import { showSoaVersion, soaNow } from './soa.service.ts';
import { soaSheet } from './soa-sheet.presenter.ts';

/** A published version, or the draft as it stands, as a file in the reader's language. */
export async function exportSoa(
  call: LongCall,
  id: string,
  { format, number }: Query<typeof exportCall>,
): Promise<Download> {
  const { inside, actor, language, now } = call;
  const read = await inside({ readOnly: true }, async (opened) => {
    const [organisation, said] = await Promise.all([
      organisationName(opened.db),
      number === undefined ? draftOf(opened, id) : versionOf(opened, id, number),
    ]);
    return { organisation, ...said };
  });
  if (actor.type === 'Auditor') await noteExport(call, id, number);
  const printed: PrintedSoa = { ...read, language, timezone: actor.timezone, now };
  const { title } = soaDocument(printed);
  const which = number === undefined ? today(now, actor.timezone) : `v${number}`;
  const name = `${title} ${which}.${format}`;
  if (format === 'xlsx')
    return {
      name,
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      content: await makeWorkbook(actor, soaSheet(printed)).catch(refuseUnmade),
    };
  return {
    name,
    type: documentTypes[format],
    content: await makeDocument(actor, format, soaDocument(printed)).catch(refuseUnmade),
  };
}

/** What an external auditor takes away, the log tells. */
const noteExport = ({ inside }: LongCall, id: string, number: number | undefined): Promise<void> =>
  inside({ mayUseReplica: false }, async ({ db, by }) =>
    record(db, by, {
      action: 'compliance.soa_read',
      objects: { type: 'compliance_assessment', id },
      note: number === undefined ? undefined : String(number),
    }),
  );

async function draftOf({ db, actor, language }: Call, id: string) {
  const { stored, rows, figures, inherited } = await soaNow(db, actor, id);
  return {
    assessment: headOf(stored),
    figures,
    inherited,
    rows: toSoaRows(soaStandard, language, rows),
    published: undefined,
  };
}

async function versionOf({ db, actor, language }: Call, id: string, number: number) {
  const { assessment, figures, inherited, rows, ...published } = await showSoaVersion(
    db,
    actor,
    { id, number },
    language,
  );
  return { assessment, figures, inherited, rows, published };
}

/** Why a file was not made, where that is nobody's mistake: refuses with it. */
export function refuseUnmade(error: unknown): never {
  if (error instanceof TooMuchWork) refuse(documentTooLong);
  if (error instanceof NoPdfEngine) refuse(soaPdfUnavailable);
  throw error;
}

async function organisationName(db: TenantDb): Promise<string> {
  const [row] = await db.query<{ name: string }>(
    sql`select o.name from organisation o where o.org_id = ${db.org_id}`,
  );
  return row?.name ?? '';
}
