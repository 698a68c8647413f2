import { checkAgencyMail } from '@ardoise/domain/contract/agencies.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { EMAIL, normaliseEmail } from '@ardoise/domain/projects/field-formats.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { useState } from 'react';
import { request } from '../../../api/request.ts';
import type { Unchecked } from './use-unchecked.ts';
import type { AgencyCheck } from './wizard-session.ts';

const ADDRESS = 'idprojet.emailAgence';

/** Checked addresses, with their agency. */
type Answers = Map<string, string | null>;

/**
 * The agency of the typed address: from the check, else as confirmed by the last save. Stored in a ref, since a step
 * may be left right after the check, before a render.
 */
export function useAgencyCheck(project: Project, { failedCheck, checked }: Unchecked) {
  const [answers] = useState<Answers>(() => new Map());
  const [, setAsked] = useState(0);

  function agencyOf(document: ProjectDocument): string | null {
    const mail = normaliseEmail(document.idprojet?.emailAgence ?? '');
    const answer = answers.get(mail);
    if (answer !== undefined) return answer;
    return mail !== '' && mail === normaliseEmail(project.idprojet?.emailAgence ?? '')
      ? project.agence
      : null;
  }

  async function confirmAgency(typed: string): Promise<AgencyCheck> {
    const mail = normaliseEmail(typed);
    checked(ADDRESS);
    if (!EMAIL.test(mail)) return 'unknown';
    try {
      const { status, agence } = await request(checkAgencyMail, { body: { mail } });
      answers.set(mail, status === 'OK' ? (agence ?? mail) : null);
      setAsked((times) => times + 1);
      return status === 'OK' ? 'known' : 'unknown';
    } catch (error) {
      failedCheck(ADDRESS, 'Cette agence n’a pas pu être vérifiée', error);
      return 'unreachable';
    }
  }

  return { agencyOf, confirmAgency };
}
