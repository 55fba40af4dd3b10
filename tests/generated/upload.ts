/** A file on its way, with the fields beside it. */
export const uploadOf = (
  content: string | Buffer,
  name = 'register.csv',
  type = 'text/csv',
  fields: Record<string, string> = {},
) => {
  const boundary = 'plumbline-tests';
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      ...Object.entries(fields).map(([field, value]) =>
        Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`),
      ),
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
};
