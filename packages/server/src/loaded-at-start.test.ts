import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Each takes from 5 to 20 MB, and is loaded with the first request or job that needs it. */
const LATER = [
  'sharp',
  'pdfkit',
  'docx',
  'fontkit',
  'pdfjs-dist',
  '@napi-rs/canvas',
  'pg-boss',
  'prom-client',
  'nodemailer',
  'qrcode',
  'file-type',
  'aws4fetch',
  'openid-client',
  'jose',
  '@simplewebauthn/server',
];
const APP = new URL('./app.ts', import.meta.url).href;
const MAILS = new URL('./features/base/mails/mail-queue.ts', import.meta.url).href;

const LOOK = `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({
    load(url, context, next) {
      const [, name] = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url) ?? [];
      if (name !== undefined) loaded.add(name);
      return next(url, context);
    },
  });
  await import('${APP}');
  await import('${MAILS}');
  console.log([...loaded].join(' '));
`;

it('starts without the libraries of pictures, PDFs, mails and metrics', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', LOOK]);
  const loaded = stdout.trim().split(' ');
  expect(loaded).toContain('fastify');
  expect(loaded.filter((name) => LATER.includes(name))).toEqual([]);
});
