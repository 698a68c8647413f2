import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { useEffect, useState } from 'react';
import { threadsOf } from '../../../components/documents/remark-threads.ts';
import type { FindingView } from '../../../components/findings/FindingItem.tsx';
import { useLoaded } from '../../../components/late-screen.tsx';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { useFindings } from '../../../hooks/use-findings.ts';
import { shownFindings } from './late-findings.ts';

/** As long a card waits for a comparison that is under way. */
const COMPARED_SOON_MS = 5_000;

/** Whether a comparison has been under way for long. */
function useLong(isUnderWay: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setLong(true), COMPARED_SOON_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isUnderWay]);
  return isLong;
}

/** How the proof under review differs from its order, for whoever reads it; asked for while the proofs are read. */
export function useReviewFindings(
  project: Project,
  proofs: readonly ProofVersion[],
  proof: ProofVersion | undefined,
  viewer: Viewer,
) {
  const [selected, setSelected] = useState<string | null>(null);
  const mayRead = roleMay('findings.read', viewer.role);
  const version = proof?.version ?? project.versionCreation;
  const { findings: read, isSettled } = useFindings(project._id.$oid, mayRead ? version : null);
  const { findings, isByEye, isTold, screens } = shownFindings(read);
  const isUnderWay = read?.etat === 'en cours';
  const isLong = useLong(isUnderWay);
  const isLoaded = useLoaded(screens);
  const isReady = isSettled && isLoaded && (!isUnderWay || isLong);
  const [ready, setReady] = useState(0);
  if (isReady && ready !== version) setReady(version);
  const view: FindingView = {
    voice: viewer.role === 'client' ? 'client' : viewer.role === 'agence' ? 'agence' : 'delegue',
    selected,
    onSelect: (id) => setSelected((now) => (now === id ? null : id)),
    numberOf: (remark) => threadsOf(proofs).find(({ id }) => id === remark)?.number,
  };
  return {
    findings,
    view,
    isTold,
    isByEye,
    /** Known and loaded, or it could not be read: nothing of it arrives later and moves the page that one reads. */
    isReady: isReady || ready === version,
  };
}
