import { get, type IncomingHttpHeaders } from 'node:http';
import { say } from './report.ts';
import { AGENCY_STATUS, DRAFT_STATUS, dcOf, projectIdOf } from './rows.ts';
import { run as ask } from './run-statement.ts';
import { usualRows } from './save-scenario.ts';
import { productHeaders } from './scenario.ts';
import { signOrders, unsignOrders } from './signed-orders.ts';

/** What a follow-up's calls may take, in KB. */
const ASKED_KB = 10;
/** Of a finished project of the demonstration. */
const LINES = 8;

interface Received {
  bytes: number;
  headers: IncomingHttpHeaders;
}

/** One reply as it arrives: its encoded body and its headers. */
function receive(url: string, headers: Record<string, string>): Promise<Received> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...headers, 'accept-encoding': 'gzip, deflate, br, zstd' } }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url} answered ${reply.statusCode}`));
      let bytes = reply.rawHeaders.join(': ').length + 2 * reply.rawHeaders.length;
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      reply.on('end', () => resolve({ bytes, headers: reply.headers }));
      reply.on('error', reject);
    }).on('error', reject);
  });
}

/** Bytes of the calls of a signed order's follow-up as a browser gets them. */
export async function printFollowUpOnWire(database: string, size: number, url: string): Promise<void> {
  const [index = 0] = usualRows(AGENCY_STATUS, size, 1);
  const id = projectIdOf(index);
  await ask(
    database,
    `insert into project_history (project_id, statut_dep, statut_arr, target, resp, comment, based_on)
     select '${id}', '${DRAFT_STATUS}', '${AGENCY_STATUS}', '${AGENCY_STATUS}', '${dcOf(index, size)}', 'La photo est illisible ' || line, line
     from generate_series(1, ${LINES}) line`,
  );
  await signOrders(database, [index]);
  const projects = `${url}/rest/myplv/projets`;
  const calls = [
    `${projects}/${id}?signatures=adresses`,
    `${projects}/files/${id}`,
    `${projects}/${id}/creations`,
  ];
  const headers = productHeaders(dcOf(index, size));
  const received = await Promise.all(calls.map((call) => receive(call, headers)));
  const kb = received.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const encoding = received[0]?.headers['content-encoding'] ?? 'plain';
  say(
    `a signed follow-up’s calls on the wire: ${kb.toFixed(1)} KB (${encoding}, with headers)  ${kb <= ASKED_KB ? 'held' : 'MISSED'} (asked ${ASKED_KB} KB)`,
  );
  await ask(
    database,
    `delete from project_history where project_id = '${id}' and comment like 'La photo est illisible %'`,
  );
  await unsignOrders(database, [index]);
}
