import { ConfigError } from '../config-values.ts';
import { type S3Settings, s3Settings } from './s3-settings.ts';

/** As in the environment. */
interface BucketVariables {
  FILES_URL?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** @throws ConfigError for a bucket without keys, or keys without a bucket */
export function configuredBucket(data: BucketVariables): S3Settings | undefined {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, FILES_URL: url } = data;
  if (url === undefined) {
    if (accessKeyId === undefined && secretAccessKey === undefined && data.S3_ENDPOINT === undefined) return;
    throw new ConfigError([
      'FILES_URL must be set with the S3 settings: without it the files are kept in DATA_DIR.',
    ]);
  }
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new ConfigError(['S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set with FILES_URL.']);
  return s3Settings(url, {
    endpoint: data.S3_ENDPOINT,
    region: data.S3_REGION,
    accessKeyId,
    secretAccessKey,
  });
}
