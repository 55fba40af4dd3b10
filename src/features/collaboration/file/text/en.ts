export const en = {
  refusals: {
    file_type_refused:
      'This kind of file is not taken. PDF, pictures, Word, Excel, PowerPoint and OpenDocument files without macros, ZIP archives and plain text are.',
    file_broken: 'The file did not come in whole. Send it again.',
    file_store_full:
      'Your organisation has no room left for files. Remove some, or ask the operator for more.',
    too_many_uploads:
      'Many files that you sent are used nowhere yet. Finish what they are for, or wait a day.',
    file_not_scanned: 'This file has not been scanned for malware yet. Try again in a moment.',
    file_blocked: 'Malware was found in this file. It is blocked, and its content is gone.',
    file_unknown: 'One of these files is not there any more. Send it again.',
  },
  file: {
    title: 'Files',
    add: 'Add files',
    drop: 'Drop files here',
    empty: 'No files yet.',
    rule: 'Up to {{size}} each.',
    too_large: '{{name}} is larger than {{size}}.',
    sending: '{{name}}: {{percent}} sent',
    checking: 'Checking the file',
    failed: 'Not sent',
    retry: 'Send again',
    download: 'Download {{name}}',
    remove: 'Remove {{name}}',
    remove_title: 'Remove this file?',
    remove_text: '“{{name}}” is removed for everybody and cannot be brought back.',
    removed: 'File removed',
    added_by: 'Added by {{name}}',
    size: '{{size}} MB',
    size_small: '{{size}} kB',
    pending: 'Being scanned',
    blocked: 'Blocked: malware',
  },
};
export type FileText = typeof en;
