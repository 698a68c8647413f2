import { createHash } from 'node:crypto';
import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { HttpCaller } from '../http-caller.ts';
import type { Promised } from './promised.ts';

/** The bytes of each file, as the server gives them. */
async function hashesOf(caller: HttpCaller, files: readonly ProjectFile[]): Promise<Map<string, string>> {
  const read = await Promise.all(
    files.map(async ({ id, url }) => {
      const bytes = Buffer.from(await (await caller.send('GET', url)).arrayBuffer());
      return [id, createHash('sha256').update(bytes).digest('hex')] as const;
    }),
  );
  return new Map(read);
}

function twice(values: readonly string[]): string[] {
  return values.filter((value, rank) => values.indexOf(value) !== rank);
}

/** What the server has of an order that was not promised, or lacks, in words; empty: each arrived whole exactly once. */
export async function faultsOf(caller: HttpCaller, order: string, promised: Promised): Promise<string[]> {
  const project = await caller.json<Project>('GET', `/rest/myplv/projets/${order}`);
  const files = await caller.json<ProjectFile[]>('GET', `/rest/myplv/projets/files/${order}`);
  const attached = files.filter(({ myplv_file_type: type }) => type !== 'bon_commande');
  const hashes = await hashesOf(caller, attached);
  const entries = project.contenu ?? [];
  const shown = entries.map(({ photo = '' }) => photo);
  const faults = [
    ...twice(shown).map((id) => `two entries of ${id}`),
    ...twice([...hashes.values()]).map((hash) => `two files of ${hash}`),
    ...shown.filter((id) => !hashes.has(id)).map((id) => `an entry without its file: ${id}`),
    ...shown.filter((id) => !promised.photos.has(id)).map((id) => `an entry that nobody made: ${id}`),
  ];
  for (const [id, hash] of hashes)
    if (!promised.photos.has(id) && !promised.doubtful.has(hash))
      faults.push(`a file that was removed: ${id}`);
  for (const [id, { sha256, postIts }] of promised.photos) {
    if (hashes.get(id) !== sha256) faults.push(`${id} has ${hashes.get(id) ?? 'no'} bytes`);
    const found = entries.find(({ photo }) => photo === id)?.anno?.map(({ texte }) => texte);
    if (found === undefined && !shown.includes(id)) faults.push(`no entry of ${id}`);
    else if (String(found ?? []) !== String(postIts)) faults.push(`${id} says ${found}, not ${postIts}`);
  }
  for (const [field, text] of promised.answers) {
    const found = project.autresInfos?.[field];
    if (found !== text) faults.push(`${field} is ${found}, not ${text}`);
  }
  return [...faults, ...faultsOfSigned(project, files, promised)];
}

/** What is wrong with the signatures of an order, in words. */
function faultsOfSigned(
  { signatures, statut, historique, aRegulariser }: Project,
  files: readonly ProjectFile[],
  { signed, left = [] }: Promised,
): string[] {
  if (signed === undefined) return ['nobody signed'];
  const forms = files.filter(({ myplv_file_type: type }) => type === 'bon_commande');
  const moves = historique.filter(({ statut_arr }) => statut_arr === 'Agence');
  const isSent = left.length === 0;
  return [
    ...(signatures.length === 2 ? [] : [`${signatures.length} signatures`]),
    ...signatures
      .filter(({ empreinte }) => empreinte !== signed.empreinte)
      .map(({ role }) => `the ${role} signed something else`),
    ...signatures
      .filter(({ t_signature }, rank) => t_signature !== signed.moments[rank])
      .map(({ role, t_signature }) => `the ${role} signed at ${t_signature}`),
    ...signatures
      .filter(({ horsLigne }) => horsLigne?.decalage !== signed.decalage)
      .map(({ role, horsLigne }) => `the clock of the ${role} was ${horsLigne?.decalage} off`),
    ...(forms.length === 1 ? [] : [`${forms.length} order forms`]),
    ...(statut === (isSent ? 'Agence' : 'Brouillon') ? [] : [`it is in ${statut}`]),
    ...(moves.length === (isSent ? 1 : 0) ? [] : [`${moves.length} moves to the agency`]),
    ...(String(aRegulariser ?? []) === String(left) ? [] : [`left to settle: ${aRegulariser}`]),
  ];
}
