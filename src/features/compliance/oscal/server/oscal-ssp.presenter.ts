import { implementationOf, markup, stateOfControl, typeOfControl } from '../oscal.rules.ts';
import {
  answerProps,
  figureProps,
  metadataOf,
  standardResource,
  type OscalDocument,
} from './oscal-document.presenter.ts';
import { props, said, some, uuidOf } from './oscal-parts.presenter.ts';
import type { OscalControl, OscalRow } from './oscal.queries.ts';

/** What the assessment is of: its scope, in place of a system. */
function characteristics(document: OscalDocument) {
  const { stored, words, title, prose, systemId, systemName } = document;
  const scope = prose(stored.scope_text, words.boundary);
  return {
    'system-ids': [systemId],
    'system-name': systemName,
    'system-name-short': stored.ref,
    description: scope,
    ...props(figureProps(document)),
    'system-information': {
      'information-types': [
        {
          uuid: uuidOf('information', stored.id),
          title: title(words.information_type),
          description: words.information_types,
        },
      ],
    },
    status: { state: 'other', remarks: words.state_unknown },
    'authorization-boundary': { description: scope },
    ...some(
      'responsible-parties',
      document.parties.responsible(['assessment-lead', [stored.lead_id]], ['reviewer', [stored.reviewer_id]]),
    ),
  };
}
function components({ controls, words, title, prose, parties, systemId, systemName }: OscalDocument) {
  return [
    {
      uuid: uuidOf('this-system', systemId.id),
      type: 'this-system',
      title: title(systemName),
      description: words.this_system,
      status: { state: 'other', remarks: words.state_unknown },
    },
    ...controls.map(({ id, ref, title: name, description, kind, status, owner_id }) => ({
      uuid: uuidOf('component', id),
      type: typeOfControl[kind],
      title: title(ref, name),
      description: prose(description),
      ...props({ ref, kind, status }),
      status: { state: stateOfControl[status] },
      ...some('responsible-roles', parties.responsible(['control-owner', [owner_id]])),
    })),
  ];
}

/** What of a control somebody else meets for the organisation. */
function inherited({ words, phrase }: OscalDocument, row: OscalRow) {
  if (row.applicability_state !== 'inherited') return [];
  const description = markup(row.provider)
    ? phrase(words.inherited, { name: row.provider ?? '' })
    : words.inherited_unnamed;
  return [{ uuid: uuidOf('inherited', row.id), description, ...props({ provider: row.provider }) }];
}

function requirement(document: OscalDocument, row: OscalRow) {
  const { words, prose, phrase, parties, controlId, controlById, systemId } = document;
  const state = implementationOf(row);
  const withControls = row.controls.flatMap((id) => controlById.get(id) ?? []);
  return {
    uuid: uuidOf('requirement', row.id),
    'control-id': controlId(row),
    ...props(answerProps(row)),
    ...some(
      'responsible-roles',
      parties.responsible(['control-owner', [row.owner_id]], ['respondent', row.respondents]),
    ),
    'by-components': [
      {
        'component-uuid': uuidOf('this-system', systemId.id),
        uuid: uuidOf('implementation', row.id),
        description: prose(row.observation, words.no_observation),
        'implementation-status': {
          state,
          // Why it is in, or why it is not.
          ...said('remarks', markup(row.applicability_text)),
        },
        ...some('inherited', inherited(document, row)),
      },
      ...withControls.map(({ id, ref, status }: OscalControl) => ({
        'component-uuid': uuidOf('component', id),
        uuid: uuidOf('implementation', `${row.id} ${id}`),
        description: phrase(words.met_by, { ref }),
        ...props({ ref, status }),
      })),
    ],
    ...said('remarks', markup(row.applicability_text)),
  };
}

/** What applies of a standard and how it is met: the Statement of Applicability, and whatever else the assessment asks. */
export function systemSecurityPlan(document: OscalDocument) {
  const { stored, rows, words, phrase, standardId, standardName } = document;
  return {
    'system-security-plan': {
      uuid: uuidOf('ssp', stored.id),
      metadata: metadataOf(document, 'ssp'),
      'import-profile': { href: `#${standardId}`, remarks: words.standard },
      'system-characteristics': characteristics(document),
      'system-implementation': {
        ...some('users', users(document)),
        components: components(document),
      },
      'control-implementation': {
        description: phrase(words.implementation, { standard: standardName, ref: stored.ref }),
        'implemented-requirements': rows.map((row) => () => requirement(document, row)),
      },
      'back-matter': { resources: [standardResource(document)] },
    },
  };
}

/** Who answers for the system, by the roles they have. */
const users = ({ stored, words }: OscalDocument) =>
  (['assessment-lead', 'control-owner'] as const).map((role) => ({
    uuid: uuidOf(`user-${role}`, stored.id),
    title: words.role[role],
    'role-ids': [role],
  }));
