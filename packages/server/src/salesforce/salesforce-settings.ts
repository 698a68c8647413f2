import * as z from 'zod/mini';
import { ConfigError, ON_LOCALHOST } from '../config-values.ts';

/** Access to Salesforce; `fieldsFile` maps its field names (salesforce/salesforce-fields.ts). */
export type SalesforceSettings = Readonly<{
  url: string;
  clientId: string;
  clientSecret: string;
  apiVersion: string;
  fieldsFile: string | undefined;
}>;

export const SALESFORCE_VARIABLES = {
  SALESFORCE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => /^https:\/\/[^/?#@]+\/?$/.test(text) || ON_LOCALHOST.test(text),
          'must be the address of your Salesforce domain, such as https://company.my.salesforce.com, with nothing after the host',
        ),
      ),
  ),
  SALESFORCE_CLIENT_ID: z.optional(z.string()),
  SALESFORCE_CLIENT_SECRET: z.optional(z.string()),
  SALESFORCE_API_VERSION: z._default(
    z.string().check(z.regex(/^v\d{2,3}\.0$/, 'must be a version such as v65.0')),
    'v65.0',
  ),
  SALESFORCE_FIELDS: z.optional(z.string()),
};

const Given = z.object(SALESFORCE_VARIABLES);

/** Complete, or absent. @throws ConfigError when a part of it is missing */
export function salesforceSettings(data: z.infer<typeof Given>): SalesforceSettings | undefined {
  const {
    SALESFORCE_URL: url,
    SALESFORCE_CLIENT_ID: clientId,
    SALESFORCE_CLIENT_SECRET: clientSecret,
  } = data;
  if (url === undefined && clientId === undefined && clientSecret === undefined) return undefined;
  if (url === undefined || clientId === undefined || clientSecret === undefined)
    throw new ConfigError([
      'SALESFORCE_URL, SALESFORCE_CLIENT_ID and SALESFORCE_CLIENT_SECRET must be set together, or none of them.',
    ]);
  return {
    url: url.replace(/\/$/, ''),
    clientId,
    clientSecret,
    apiVersion: data.SALESFORCE_API_VERSION,
    fieldsFile: data.SALESFORCE_FIELDS,
  };
}
