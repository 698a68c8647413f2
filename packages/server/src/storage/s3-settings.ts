/** Access to a bucket; below `prefix`, which is empty or ends with a slash. */
export interface S3Settings {
  /** As configured, `s3://bucket/prefix`: what sentences name it by. */
  url: string;
  /** Without a trailing slash. */
  endpoint: string;
  bucket: string;
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A bucket's name, then an optional prefix of plain characters, which need no encoding. */
export const FILES_URL =
  /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*)\/?$/;

/** The settings of a bucket, of a matching `FILES_URL`. */
export function s3Settings(
  url: string,
  access: Pick<S3Settings, 'region' | 'accessKeyId' | 'secretAccessKey'> & { endpoint?: string | undefined },
): S3Settings {
  const [, bucket = '', path = ''] = FILES_URL.exec(url) ?? [];
  const { endpoint = `https://s3.${access.region}.amazonaws.com` } = access;
  return {
    ...access,
    url: url.replace(/\/$/, ''),
    endpoint: endpoint.replace(/\/+$/, ''),
    bucket,
    prefix: path === '' ? '' : `${path.slice(1)}/`,
  };
}
