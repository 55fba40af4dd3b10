/** Where an external auditor begins: leads to the assessment. */
export const auditPage = '/audit';
/** What they have asked for. */
export const ownRequestsPage = '/audit/requests';
