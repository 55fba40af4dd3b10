import type { Query } from '#platform/contract/endpoint.ts';
import {
  importStandard,
  type ReadImport,
} from '#features/compliance/standard-import/standard-import.contract.ts';
import { Unexpected, type Caller, type Reply } from '#tests/world/caller.ts';

type Asked = Partial<Query<typeof importStandard>>;

/** Sends a file as a browser's form does, and answers whatever came back. */
export function sendsStandard(
  who: Caller,
  name: string,
  content: Buffer | string,
  query: Asked = {},
  language = 'en',
): Promise<Reply> {
  const boundary = 'a-boundary-of-the-tests';
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return who.sends(
    importStandard,
    { body, query },
    { 'content-type': `multipart/form-data; boundary=${boundary}`, 'accept-language': language },
  );
}

export async function takesIn(
  who: Caller,
  name: string,
  content: Buffer | string,
  query: Asked = {},
): Promise<ReadImport> {
  const { status, body } = await sendsStandard(who, name, content, query);
  if (status !== 200) throw new Unexpected(`the import answered ${status}: ${JSON.stringify(body)}`);
  return (body as { data: ReadImport }).data;
}

/** A catalogue with these groups and controls. */
export const catalogOf = (content: object, metadata: object = {}) => ({
  catalog: {
    uuid: '4f1b8d60-0c0a-4d5e-9a53-1f7f3f1a2b01',
    metadata: { title: 'Rules of the harbour', version: '7', 'oscal-version': '1.1.3', ...metadata },
    ...content,
  },
});

const prop = (name: string, value: string) => ({ name, value });

/** Two groups; a parameter that is chosen, one with a value, a control in a control, one that was withdrawn. */
export const harbour = catalogOf({
  params: [{ id: 'hours', label: 'hours' }],
  groups: [
    {
      id: 'qu',
      title: 'Quays',
      controls: [
        {
          id: 'qu-1',
          title: 'Lights',
          props: [prop('label', 'QU-1')],
          params: [{ id: 'qu-1_prm', label: 'a time of day' }],
          parts: [
            {
              name: 'statement',
              prose: 'Lights burn from {{ insert: param, qu-1_prm }} for {{ insert: param, hours }}:',
              parts: [
                { name: 'item', id: 'qu-1_a', props: [prop('label', 'a.')], prose: 'on every quay' },
                {
                  name: 'item',
                  id: 'qu-1_b',
                  props: [prop('label', 'b.')],
                  prose: 'on {{ insert: param, kinds }}',
                },
              ],
            },
            { name: 'guidance', prose: 'A lamp costs little.' },
            { name: 'assessment-objective', prose: 'Look at the lamps.' },
          ],
          links: [{ href: '#x', rel: 'related' }],
          controls: [
            { id: 'qu-1.1', title: 'Spare lamps', props: [prop('label', 'QU-1(1)')] },
            {
              id: 'qu-1.2',
              title: 'Oil lamps',
              props: [prop('label', 'QU-1(2)'), prop('status', 'withdrawn')],
            },
          ],
        },
        { id: 'qu-2', title: 'Ropes' },
      ],
    },
    {
      id: 'ships',
      title: 'Ships',
      params: [
        {
          id: 'kinds',
          select: { 'how-many': 'one', choice: ['piers', 'jetties open {{ insert: param, hours }}'] },
        },
      ],
      controls: [{ id: 'sh-1', title: 'Anchors' }],
    },
  ],
  'back-matter': { resources: [{ uuid: 'a' }, { uuid: 'b' }] },
});

export const profileOf = (content: object, uuid = '4f1b8d60-0c0a-4d5e-9a53-1f7f3f1a2b02') => ({
  profile: { uuid, metadata: { title: 'Small harbours', version: '1' }, ...content },
});
