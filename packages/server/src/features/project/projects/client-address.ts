import { Refusal } from '@ardoise/domain/base/errors.ts';
import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { EMAIL } from '@ardoise/domain/projects/field-formats.ts';
import { documentOf, type StoredProject } from './project-record.ts';

/** Path of the client's address in a document. */
export const CLIENT_ADDRESS = 'pdv.emailCLient';

/**
 * The address for the client's links: the project's present `pdv.emailCLient`.
 * @throws Refusal GARDE when it is missing or invalid
 */
export function clientAddressOf(project: StoredProject): string {
  const address = documentOf(project).pdv?.emailCLient?.trim() ?? '';
  if (EMAIL.test(address)) return address;
  const message = 'Email client obligatoire';
  throw new Refusal('GARDE', {
    message,
    champs: [{ chemin: CLIENT_ADDRESS, message }],
    etat: { step: KIND_FACTS[project.kind].cures.outlet },
  });
}
