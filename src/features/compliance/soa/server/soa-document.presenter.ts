import type { Language } from '#platform/contract/access.ts';
import {
  isolated,
  printable,
  typedParagraphs,
  type Block,
  type Cell,
  type NewDocument,
  type Paragraph,
} from '#platform/server/documents/document.ts';
import { shippedStandard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import type { SoaRow, SoaVersion } from '../soa.contract.ts';
import { firstCodes } from '../soa.rules.ts';
import { soaDocumentWords, type SoaDocumentWords } from './soa-document-words.presenter.ts';

/** What the document is made from. */
export interface PrintedSoa extends Pick<SoaVersion, 'assessment' | 'figures' | 'inherited' | 'rows'> {
  /** Nothing where it is the draft as it stands. */
  published: Omit<SoaVersion, 'assessment' | 'figures' | 'inherited' | 'rows'> | undefined;
  organisation: string;
  language: Language;
  timezone: string;
  now: Date;
}

/** A Statement of Applicability as a document: what it is, how it stands, and every control with its reasons. */
export function soaDocument(printed: PrintedSoa): NewDocument {
  const { assessment, published, organisation, language, timezone, now } = printed;
  const words = soaDocumentWords(language, timezone);
  const { text, translate } = words;
  const kind = published ? translate(text.version, { number: published.number }) : text.draft;
  return {
    language,
    title: `${text.title} ${assessment.ref}`,
    author: organisation,
    head: { start: `${text.title} · ${isolated(assessment.ref)}`, end: kind },
    foot: {
      start: `${isolated(organisation)} · ${words.at(text.moment, now.toISOString())}`,
      pages: text.pages,
    },
    blocks: [
      {
        kind: 'title',
        over: isolated(organisation),
        text: text.title,
        under: translate(text.under, { standard: standardOf(printed), name: assessment.name }),
      },
      ...notices(printed, words),
      facts(printed, words),
      ...figures(printed, words),
      ...themes(printed, words),
    ],
  };
}

const standardOf = ({ assessment, language }: PrintedSoa): string =>
  `${shippedStandard(assessment.standard).in(language).name}:${assessment.standard_version}`;

const notice = (text: string): Block => ({
  kind: 'paragraph',
  notice: true,
  spans: [{ text, strong: true }],
});

function notices({ published, rows, now }: PrintedSoa, { text, at, translate }: SoaDocumentWords): Block[] {
  if (published) {
    const { number, published_at, published_by: name, holds } = published;
    return [
      { kind: 'paragraph', spans: [{ text: at(text.is_published, published_at, { number, name }) }] },
      ...(holds ? [] : [notice(text.broken)]),
    ];
  }
  const missing = rows.filter((row) => row.missing.length > 0).map(({ code }) => code);
  return [
    notice(at(text.is_draft, now.toISOString())),
    ...(missing.length === 0 ? [] : [notice(translate(text.incomplete, { codes: firstCodes(missing) }))]),
  ];
}

function facts(printed: PrintedSoa, { text, at, period }: SoaDocumentWords): Block {
  const { assessment, published, now } = printed;
  const rows: [keyof typeof text.fact, string | null | undefined][] = [
    ['ref', `${isolated(assessment.ref)} ${isolated(assessment.name)}`],
    ['standard', isolated(standardOf(printed))],
    ['department', isolated(assessment.department ?? text.whole)],
    ['scope', assessment.scope_text && isolated(assessment.scope_text)],
    ['period', period(assessment.period)],
    ['lead', isolated(assessment.lead)],
    ['status', text.status[assessment.status]],
    ['note', published?.note && isolated(published.note)],
    ['hash', published && isolated(published.hash)],
    ['made', at(text.moment, now.toISOString())],
  ];
  return {
    kind: 'facts',
    name: isolated(assessment.name),
    facts: rows.flatMap(([name, value]) => (value ? [{ name: text.fact[name], value }] : [])),
  };
}

function figures({ figures: found, inherited }: PrintedSoa, { text, percent }: SoaDocumentWords): Block[] {
  const { figure } = text;
  return [
    { kind: 'heading', level: 1, text: text.figures },
    {
      kind: 'figures',
      name: text.figures,
      figures: [
        { name: figure.applicable, value: String(found.applicable) },
        { name: figure.inherited, value: String(inherited) },
        { name: figure.not_applicable, value: String(found.not_applicable) },
        { name: figure.coverage, value: percent(found.coverage) },
        { name: figure.compliance, value: percent(found.compliance) },
        { name: figure.proven, value: percent(found.proven) },
      ],
    },
  ];
}

/** A heading and a table for each part of Annex A. */
const themes = ({ rows }: PrintedSoa, words: SoaDocumentWords): Block[] =>
  [...Map.groupBy(rows, ({ theme }) => theme)].flatMap(([theme, controls]): Block[] => {
    const { column } = words.text;
    return [
      { kind: 'heading', level: 1, text: isolated(theme) },
      {
        kind: 'table',
        name: isolated(theme),
        columns: [
          { name: column.code, share: 9 },
          { name: column.title, share: 21 },
          { name: column.applicability, share: 14 },
          { name: column.reasons, share: 29 },
          { name: column.implementation, share: 14 },
          { name: column.proof, share: 13 },
        ],
        rows: controls.map((row) => cellsOf(row, words)),
      },
    ];
  });

const said = (text: string, look: { strong?: boolean; faint?: boolean } = {}): Paragraph => ({
  spans: [{ text, ...look }],
});

function cellsOf(row: SoaRow, words: SoaDocumentWords): Cell[] {
  const { text, percent } = words;
  const applies = row.applicability_state !== 'not_applicable';
  const implementation = applies
    ? [
        said(text.result[row.result]),
        ...(row.implementation_percent === null
          ? []
          : [said(percent(row.implementation_percent), { faint: true })]),
      ]
    : [said(text.none)];
  return [
    [said(isolated(row.code))],
    [said(printable(row.title))],
    [said(text.applicability[row.applicability_state], { strong: !applies })],
    reasons(row, words),
    implementation,
    applies ? proof(row, words) : [said(text.none)],
  ];
}

function reasons(row: SoaRow, { text }: SoaDocumentWords): Cell {
  const { applicability_reasons, applicability_text, provider, missing } = row;
  return [
    missing.includes('reason')
      ? said(text.no_reason, { faint: true })
      : said(applicability_reasons.map((reason) => text.reason[reason]).join(text.between), {
          strong: true,
        }),
    ...(missing.includes('text')
      ? [said(text.no_text, { faint: true })]
      : typedParagraphs(applicability_text ?? '')),
    ...(provider === null ? [] : typedParagraphs(provider, { text: text.by, faint: true })),
  ];
}

const proof = (row: SoaRow, { text, translate }: SoaDocumentWords): Cell => [
  said(text.proof[row.proof]),
  said(translate(text.evidence_count, { count: row.evidence_count }), { faint: true }),
  ...(row.controls.length === 0
    ? []
    : [said(row.controls.map(isolated).join(text.between), { faint: true })]),
];
