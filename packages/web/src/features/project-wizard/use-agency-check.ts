import { checkAgencyMail } from '@ardoise/domain/contract/agencies.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { EMAIL, normaliseEmail } from '@ardoise/domain/projects/field-formats.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { useState } from 'react';
import { NetworkError } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import type { AgencyCheck } from './wizard-session.ts';

/** Addresses asked about so far, with the agency each is. */
type Answers = Map<string, string | null>;

/**
 * Which agency the address in the answers is: what the server said when asked, else what it confirmed at
 * the last save. The answers are kept aside from rendering, since a step is left right after it has asked.
 */
export function useAgencyCheck(project: Project) {
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
    if (!EMAIL.test(mail)) return 'unknown';
    try {
      const { status, agence } = await request(checkAgencyMail, { body: { mail } });
      answers.set(mail, status === 'OK' ? (agence ?? mail) : null);
      setAsked((times) => times + 1);
      return status === 'OK' ? 'known' : 'unknown';
    } catch (error) {
      if (error instanceof NetworkError) return 'unreachable';
      throw error;
    }
  }

  return { agencyOf, confirmAgency };
}
