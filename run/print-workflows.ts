// npm run print:workflows: docs/workflows.md from the tables of the workflows.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workflowPage } from '#platform/server/workflow/workflow-page.ts';
import { workflows } from '#app/workflows.ts';

writeFileSync(join(import.meta.dirname, '../docs/workflows.md'), workflowPage(workflows));
