interface Sent {
  headers: Record<string, string>;
  payload: Buffer;
}

const boundary = 'plumbline-tests';
const type = `multipart/form-data; boundary=${boundary}`;

/** One part of a form, with headers as they are given. */
const partWith = (headers: string, content = 'Title\nA risk in a file\n'): Sent => ({
  headers: { 'content-type': type },
  payload: Buffer.from(`--${boundary}\r\n${headers}\r\n\r\n${content}\r\n--${boundary}--\r\n`, 'latin1'),
});
const file = 'content-disposition: form-data; name="file"; filename="a.csv"';

/** A form that a call could take, in ways that it cannot: broken off, without its marks, with headers that make no sense. */
export function hostileUploads({ headers, payload }: Sent): [told: string, sent: Sent][] {
  const of = (contentType: string): Sent => ({ headers: { 'content-type': contentType }, payload });
  const cut = (bytes: number): Sent => ({ headers, payload: payload.subarray(0, bytes) });
  return [
    ['without a boundary', of('multipart/form-data')],
    ['with an empty boundary', of('multipart/form-data; boundary=')],
    ['with a boundary of 5,000 letters', of(`multipart/form-data; boundary=${'b'.repeat(5000)}`)],
    ['with another boundary', of('multipart/form-data; boundary=another')],
    ['with a boundary that is a pattern', of('multipart/form-data; boundary="(a+)+$"')],
    ['called mixed', of(`multipart/mixed; boundary=${boundary}`)],
    ['called JSON', of('application/json')],
    ...[0, 1, 20, 60, payload.length - 60, payload.length - 10, payload.length - 1].map(
      (bytes): [string, Sent] => [`cut after ${bytes} bytes`, cut(bytes)],
    ),
    ['without a name', partWith('content-disposition: form-data; filename="a.csv"')],
    ['without a disposition', partWith('content-type: text/csv')],
    ['with a name of no file', partWith('content-disposition: form-data; name="file"; filename=""')],
    ['with a name in no language', partWith(`${file}; filename*=UTF-8''%ff%00%ed%a0%80.csv`)],
    ['with a name in an unknown alphabet', partWith(`${file}; filename*=none''a.csv`)],
    ['with NUL in its name', partWith('content-disposition: form-data; name="file"; filename="a\0b.csv"')],
    ['called __proto__', partWith('content-disposition: form-data; name="__proto__"; filename="a.csv"')],
    ['called constructor', partWith('content-disposition: form-data; name="constructor"')],
    ['with a type that is none', partWith(`${file}\r\ncontent-type: \0/\\;;;charset=\xff`)],
    ['with an encoding that is none', partWith(`${file}\r\ncontent-transfer-encoding: gzip`)],
    ['with 3,000 headers', partWith(`${file}\r\n${'x: y\r\n'.repeat(3000)}z: z`)],
    ['with a header of 100 kB', partWith(`${file}\r\nx: ${'y'.repeat(100_000)}`)],
    [
      'with a field that is broken JSON',
      partWith('content-disposition: form-data; name="take"\r\ncontent-type: application/json', '{'),
    ],
    ['with NUL in a field', partWith('content-disposition: form-data; name="take"', '{"\0":"\0"}')],
    [
      'with fifty fields',
      {
        headers,
        payload: Buffer.concat([
          ...Array.from({ length: 50 }, (_, at) =>
            Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="f${at}"\r\n\r\nx\r\n`),
          ),
          payload,
        ]),
      },
    ],
    [
      'twice',
      { headers, payload: Buffer.concat([payload.subarray(0, payload.lastIndexOf('--plumbline')), payload]) },
    ],
  ];
}
