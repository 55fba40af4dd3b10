import { refusal } from './refusal.ts';

/** An uploaded file is no table that could be read; `errors.file` says why not. */
export const fileUnreadable = refusal('import_file_unreadable', 422, 'file');
