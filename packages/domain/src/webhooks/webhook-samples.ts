/** A delivery, as it arrives. */
export const PAYLOAD_SAMPLE = `webhook-id: msg_0f6a1c2e8b9d4a57b3c1d2e4f5a6b7c8
webhook-timestamp: 1795435200
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{
  "type": "projet.statut",
  "timestamp": "2026-11-23T12:00:00.000Z",
  "data": {
    "id": "6745c1e2a1b2c3d4e5f60718",
    "typeProjet": "CHR",
    "statut": "Validation DC",
    "precedent": "Agence",
    "role": "agence",
    "adresse": "https://plv.example/suivi-projet/6745c1e2a1b2c3d4e5f60718"
  }
}`;

/** Node.js, without a library; `sign-message.test.ts` of the server runs it. */
export const VERIFY_IN_JAVASCRIPT = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body : le corps reçu, tel quel ; secret : whsec_…
export function verify(headers, body, secret) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) throw new Error('trop ancien');
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  const valid = headers['webhook-signature'].split(' ').some((signature) => {
    const [version, value] = signature.split(',');
    const given = Buffer.from(value ?? '', 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!valid) throw new Error('signature fausse');
  return JSON.parse(body);
}`;

export const VERIFY_IN_PYTHON = `import base64, hashlib, hmac, json, time

# body : le corps reçu, en octets ; secret : whsec_…
def verify(headers, body, secret):
    id, timestamp = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > 300:
        raise ValueError("trop ancien")
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{id}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    for signature in headers["webhook-signature"].split(" "):
        version, _, value = signature.partition(",")
        if version == "v1" and hmac.compare_digest(value, expected):
            return json.loads(body)
    raise ValueError("signature fausse")`;
