import { execFileSync } from 'node:child_process';
import { VERIFY_IN_JAVASCRIPT, VERIFY_IN_PYTHON } from '@ardoise/domain/webhooks/webhook-samples.ts';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { newWebhookSecret, signedHeaders } from './sign-message.ts';

const secret = newWebhookSecret();
const body = '{"type":"projet.statut","data":{"statut":"Imprimé"}}';
const now = Math.floor(Date.now() / 1000);
const headersAt = (timestamp: number) =>
  signedHeaders({ id: 'msg_1', timestamp, body }, [newWebhookSecret(), secret]);

type Verify = (headers: Record<string, string>, body: string, secret: string) => unknown;

async function inJavaScript(): Promise<Verify> {
  const module = `data:text/javascript;base64,${Buffer.from(VERIFY_IN_JAVASCRIPT).toString('base64')}`;
  return ((await import(/* @vite-ignore */ module)) as { verify: Verify }).verify;
}

const PYTHON = `${VERIFY_IN_PYTHON}
import sys
print(json.dumps(verify(json.loads(sys.argv[1]), sys.argv[2].encode(), sys.argv[3])))`;
const inPython: Verify = (headers, sent, key) =>
  JSON.parse(
    execFileSync('python3', ['-c', PYTHON, JSON.stringify(headers), sent, key], { stdio: 'pipe' }).toString(),
  );

/** Python is not on every machine. */
function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version']);
    return true;
  } catch {
    return false;
  }
}

it('signs so that the library of Standard Webhooks, and the code that the page shows, accept it and nothing else', {
  tags: 'long',
}, async () => {
  const library: Verify = (headers, sent, key) => new Webhook(key).verify(sent, headers);
  const verifiers = [library, await inJavaScript(), ...(hasPython() ? [inPython] : [])];
  for (const verify of verifiers) {
    expect(verify(headersAt(now), body, secret)).toEqual(JSON.parse(body));
    expect(() => verify(headersAt(now), `${body} `, secret)).toThrow();
    expect(() => verify(headersAt(now), body, newWebhookSecret())).toThrow();
    expect(() => verify(headersAt(now - 400), body, secret)).toThrow();
  }
});
