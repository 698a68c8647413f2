// npm run audit: known vulnerabilities of what the product runs on. 0: none that is high; 1: some are; 2: no reply.
import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** npm exits with 1 for vulnerabilities and for an unreachable registry alike: its report distinguishes them. */
function readReport() {
  return new Promise((resolve) => {
    execFile('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT, maxBuffer: 1 << 26 }, (_, stdout) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        resolve({});
      }
    });
  });
}

const { metadata, vulnerabilities = {} } = await readReport();
const found = metadata?.vulnerabilities;
if (found === undefined) {
  console.error(
    'Le registre des paquets n’a pas répondu à la demande d’audit\u00a0: rien n’a été vérifié. Recommencez là où un registre répond (npm config get registry).',
  );
  process.exitCode = 2;
} else {
  for (const { name, severity, range } of Object.values(vulnerabilities))
    console.log(`${severity}  ${name} ${range}`);
  const high = found.high + found.critical;
  console.log(
    `${found.total} vulnérabilités connues dans ce que le produit exécute, dont ${high} élevées ou critiques.`,
  );
  if (high > 0) process.exitCode = 1;
}
