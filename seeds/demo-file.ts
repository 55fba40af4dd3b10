import { fileNeeds } from '#app/holders/file-needs.ts';
import {
  beginFile,
  completeFile,
  sendFilePart,
  type FileNeeds,
} from '#features/collaboration/file/server/upload.service.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { readConfig } from '#platform/server/process/config.ts';

interface DemoFile {
  name: string;
  lines: readonly string[];
  object_type: string;
  object_id: string;
}

/** Sends a small file in for evidence about a record, as a browser does: announced, sent and looked through. Answers its id. */
export async function sendFile(call: Call, { name, lines, ...object }: DemoFile): Promise<string> {
  const needs: FileNeeds = { ...fileNeeds(readConfig({})), throttle: { count: async () => [] } };
  const content = Buffer.from(`${lines.join('\r\n')}\r\n`);
  // The day is the step's, and so is its transaction.
  const request = <Asked>(more: object) =>
    ({
      actor: call.actor,
      inside: (_: unknown, work: (inside: Call) => unknown) => work(call),
      ...more,
    }) as Asked;
  const body = { name, size: content.length, purpose: 'evidence', ...object };
  const { id } = await beginFile(needs)(request({ body }));
  const params = { id, n: 0 };
  await sendFilePart(request({ params, file: { content: async () => content } }));
  await completeFile(needs)(request({ params: { id }, body: {} }));
  return id;
}
