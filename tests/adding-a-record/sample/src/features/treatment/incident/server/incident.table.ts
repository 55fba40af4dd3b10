import { pgTable } from 'drizzle-orm/pg-core';
import { counterTable } from '#platform/server/database/record-number.ts';
import { recordColumns, recordConstraints } from '#platform/server/record/record-table.ts';
import { commentTable } from '#features/collaboration/comment/server/comment.table.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentTable } from '#features/organisation/department/server/department.table.ts';
import { incidentRecord } from '../incident.record.ts';

/** What went wrong and did harm, or could have. */
export const incidentTable = pgTable('incident', recordColumns(incidentRecord), (row) =>
  recordConstraints(incidentRecord, row, { department: [departmentUnknown, departmentTable] }),
);

/** The last number given to an incident of an organisation. */
export const incidentCounterTable = counterTable('incident_counter');

/** What somebody said about an incident, or answered to it. */
export const incidentCommentTable = commentTable('incident', incidentTable);
