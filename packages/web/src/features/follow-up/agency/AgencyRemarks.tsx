import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { ComponentProps } from 'react';
import type { ProjectRemarks as Remarks } from '../../../components/documents/ProjectRemarks.tsx';
import { threadsOf } from '../../../components/documents/remark-threads.ts';
import { lateScreen } from '../../../components/late-screen.tsx';
import type { CardProps } from '../card-props.ts';
import { REMARKS } from '../work-files/work-places.ts';
import { remarksTitle } from './agency-words.ts';
import './AgencyRemarks.css';

/** With its buttons, after the first load. */
const ProjectRemarks = lateScreen<ComponentProps<typeof Remarks>>(
  async () => (await import('../../../components/documents/ProjectRemarks.tsx')).ProjectRemarks,
);

interface AgencyRemarksProps extends Pick<CardProps, 'project' | 'onShow'> {
  proofs: readonly ProofVersion[];
}

/** The remarks on the proof, which hold its moves until they are answered. */
export function AgencyRemarks({ project, proofs, onShow }: AgencyRemarksProps) {
  const threads = threadsOf(proofs);
  if (threads.every(({ etat }) => etat === 'reglee')) return null;
  return (
    <section className="agency-remarks" id={REMARKS} tabIndex={-1} aria-labelledby="remarks">
      <h3 className="title-sub" id="remarks">
        {remarksTitle(threads.filter(({ attend }) => attend).length)}
      </h3>
      <ProjectRemarks
        project={project}
        threads={threads}
        reader="agence"
        selected={null}
        onSelect={({ version, fichier }) => onShow({ kind: 'proof', version, fileId: fichier })}
      />
    </section>
  );
}
