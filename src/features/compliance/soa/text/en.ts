/** The Statement of Applicability: its page, and why it is not published. */
export const en = {
  refusals: {
    soa_pdf_unavailable:
      'This server cannot make PDF files. Export the Word document or the workbook instead.',
    soa_incomplete: 'Reasons or justifications are missing: {{codes}}.',
  },
  title: 'Statement of Applicability',
  unknown: 'There is no such Statement of Applicability, or you do not see all of its assessment.',
  of: 'What of Annex A applies, and why, by the assessment',
  missing: {
    text: 'Controls without a reason or a justification: {{number}}. A version is published once none is missing.',
    first: 'The first of them',
  },
  figures: {
    title: 'Annex A',
    applicable: 'Applicable',
    not_applicable: 'Not applicable',
    inherited: 'Of these inherited',
  },
  table: {
    title: 'Controls of Annex A',
    filter: 'What is shown',
    all: 'All controls',
    missing: 'Reason or justification missing',
    none: 'No control lacks a reason or a justification.',
    no_reason: 'No reason',
    no_text: 'No justification',
    between: ', ',
    proof: { proven: 'Proven', half_proven: 'Half proven', unproven: 'Not proven' },
    column: {
      code: 'Code',
      title: 'Control',
      applicability: 'Applicability',
      reasons: 'Reasons',
      text: 'Justification',
      provider: 'Who meets it',
      implementation: 'Implementation',
      proof: 'Proof',
      evidence: 'Evidence',
      controls: 'Linked controls',
    },
  },
  publish: {
    verb: 'Publish version',
    title: 'Publish version {{number}}',
    text: 'Everything it says now is frozen with its hash. A published version is never changed; what changes afterwards is published as another one.',
    note: 'Note',
    done: 'Version {{number}} is published',
    later: 'An administrator or the lead publishes a version while the assessment is in review or approved.',
    not_now: 'Reasons or justifications are missing.',
  },
  versions: {
    title: 'Published versions',
    none: 'No version has been published.',
    name: 'Version {{number}}',
    hash: 'Fingerprint (SHA-256)',
    more: 'Show all versions',
  },
  file: {
    making: 'The file is being made…',
    made: 'The file is ready',
    pdf: 'PDF file',
    docx: 'Word document',
    xlsx: 'Workbook',
    draft: { pdf: 'Draft as PDF', docx: 'Draft as Word document', xlsx: 'Draft as workbook (XLSX)' },
  },
};
export type SoaText = typeof en;
