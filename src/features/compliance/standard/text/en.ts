import { screen } from './screen/en.ts';

/** Standards of the organisation's own: brought in, looked at, published. */
export const en = {
  refusals: {
    standard_file_faulty: 'This file cannot be taken in as a standard.',
    standard_rows_faulty: 'Rows of the file are wrong, or ask nothing. Put them right and send it again.',
    standard_columns_unmapped:
      'Say which column holds the code and which the title or the text, each column once.',
    standard_key_reserved:
      'This key belongs to a shipped standard or to an address of the product. Choose another one.',
    standard_version_taken: 'This version was published already and never changes. Give another version.',
    too_many_standards: 'At most {{most}} versions of standards. Delete drafts that are not needed.',
    standard_file_not_json: 'It is not JSON: {{place}}',
    standard_file_unknown_document: 'It is neither an OSCAL catalogue nor a profile: {{place}}',
    standard_file_wrong_shape: 'Something else is expected at {{place}}',
    standard_file_too_deep: 'It is nested too deep at {{place}}',
    standard_file_too_many: 'It has more than is taken in at once: {{place}}',
    standard_file_too_long: 'A text is too long at {{place}}',
    standard_file_too_much_text: 'All its texts together are too long: {{place}}',
    standard_file_id_repeated: 'An identifier is used twice at {{place}}',
    standard_file_value_missing: 'Something is missing at {{place}}',
    standard_file_nothing_asked: 'It has no controls.',
    standard_file_import_circular: 'Its imports lead back to itself: {{place}}',
    standard_file_import_missing:
      'It imports a document that was neither sent with it nor imported before: {{place}}',
    standard_file_parameter_circular: 'Parameters name each other in a circle: {{place}}',
  },
  ...screen,
};
export type StandardText = typeof en;
