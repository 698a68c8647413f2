import { isUnasked } from '@ardoise/domain/card-text/proof/finding-words.ts';
import type { Finding, Findings } from '@ardoise/domain/contract/findings.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { lateScreen } from '../../components/late-screen.tsx';
import { findingsAgain } from '../../hooks/use-findings.ts';
import type { ApprovalFindings as Told } from './ApprovalFindings.tsx';
import type { ApprovalSource } from './approval-source.ts';
import type { UnaskedQuestion as Question } from './UnaskedQuestion.tsx';

export const ApprovalFindings = lateScreen<ComponentProps<typeof Told>>(
  async () => (await import('./ApprovalFindings.tsx')).ApprovalFindings,
  null,
);
export const UnaskedQuestion = lateScreen<ComponentProps<typeof Question>>(
  async () => (await import('./UnaskedQuestion.tsx')).UnaskedQuestion,
  null,
);

/**
 * How the proof differs from what the client signed, and whether they were asked about what nobody asked for and about
 * their own remarks, of which `unsettled` are not settled.
 */
export function useApprovalFindings(
  { key, readFindings }: ApprovalSource,
  version: number,
  unsettled: number,
) {
  const [selected, setSelected] = useState<string | null>(null);
  const [askedOf, setAskedOf] = useState<number | null>(null);
  const { data } = useQuery({
    queryKey: ['approval', key, 'ecarts', version],
    queryFn: ({ signal }) => readFindings(version, signal),
    refetchInterval: ({ state }) => findingsAgain(state.data),
  });
  const findings = data?.version === version && data.raison !== 'rien' ? data : undefined;
  const unasked = findings?.commande.filter(isUnasked) ?? [];
  return {
    findings,
    selected,
    select: (id: string) => setSelected((now) => (now === id ? null : id)),
    asksFirst: unasked.length + unsettled > 0 && askedOf !== version,
    noteAsked: () => setAskedOf(version),
  };
}

/** A finding as a client reads it beside the delegate whose account is open: their own words are the delegate's. */
function asClientReads({ demande, voulu, ...finding }: Finding): Finding {
  const par =
    demande?.par === 'vous'
      ? 'delegue'
      : demande?.par === 'client' || demande?.par === 'texteRecu'
        ? 'vous'
        : demande?.par;
  return {
    ...finding,
    demande: demande && par ? { ...demande, par, remarque: null } : null,
    voulu: voulu && { ...voulu, mot: voulu.auClient ? voulu.mot : '' },
  };
}

export const findingsForClient = (found: Findings): Findings => ({
  ...found,
  commande: found.commande.map(asClientReads),
  depuis: found.depuis.map(asClientReads),
});
