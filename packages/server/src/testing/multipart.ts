export interface FormFile {
  name: string;
  content: Buffer;
  /** Name of the form's field. */
  field?: string;
  mime?: string;
}

export interface MultipartForm {
  body: Buffer;
  headers: { 'content-type': string };
}

const BOUNDARY = '----ardoise-form-boundary-5f1c';

function part(disposition: string, content: Buffer | string, mime?: string): Buffer[] {
  const type = mime === undefined ? '' : `Content-Type: ${mime}\r\n`;
  return [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${type}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
}

/** A multipart form in a browser's format: fields first, then files. */
export function multipart(fields: Record<string, string>, ...files: FormFile[]): MultipartForm {
  const texts = Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value));
  const contents = files.flatMap(({ name, content, field = 'file', mime = 'application/octet-stream' }) =>
    part(`name="${field}"; filename="${name.replace(/"/g, '%22')}"`, content, mime),
  );
  return {
    body: Buffer.concat([...texts, ...contents, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
