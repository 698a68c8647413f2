import { Refusal } from '@ardoise/domain/errors.ts';
import { EMAIL } from '@ardoise/domain/projects/field-formats.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { StoredProject } from './project-record.ts';

/** Where the client's address stands in a document. */
export const CLIENT_ADDRESS = 'pdv.emailCLient';

/**
 * Where the client's links are mailed: the project's present `pdv.emailCLient`.
 *
 * @throws Refusal GARDE when there is none, or none that can be written to
 */
export function clientAddressOf(project: StoredProject): string {
  const address = (JSON.parse(project.doc) as ProjectDocument).pdv?.emailCLient?.trim() ?? '';
  if (EMAIL.test(address)) return address;
  const message = 'Email client obligatoire';
  throw new Refusal('GARDE', {
    message,
    champs: [{ chemin: CLIENT_ADDRESS, message }],
    etat: { step: 'info-pdv' },
  });
}
