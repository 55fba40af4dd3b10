/** What is wrong with a file that should hold a table. Only the server says it. */
export const en = {
  refusals: {
    import_file_unreadable: 'This file cannot be read.',
    import_file_wrong_type: 'This is not a CSV or XLSX table. Save it as one of these and try again.',
    import_file_old_excel:
      'This workbook is in an old format or has a password. Save it as .xlsx without a password.',
    import_file_damaged: 'The file is damaged: it cannot be read to the end.',
    import_file_too_many_columns: 'Cell {{cell}} stands beyond the 200 columns that a table may have.',
    import_file_cell_too_long: 'Cell {{cell}} holds more than 32,767 characters.',
    import_file_too_many_cells:
      'The table has more than {{cells}} cells with text; {{cell}} is the first too many.',
    import_file_too_much_text:
      'The table holds more than {{megabytes}} MB of text; {{cell}} is the first cell too many. Text that cells share counts for each of them.',
    import_file_too_many_sheets: 'The workbook has more than 20 sheets.',
    import_file_unfolds_too_far: 'The workbook unfolds to far more than a table needs.',
    import_file_has_doctype: 'The workbook contains declarations that are not allowed.',
    import_file_empty: 'There are no rows below the headers.',
  },
};
export type SpreadsheetText = typeof en;
