import { type ProofVersion, readProof } from '@ardoise/domain/contract/creations.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../../api/request.ts';
import { proofsKey } from '../../../hooks/use-proofs.ts';

/** Records that the viewer opened this version, once; it stays unread if that fails. */
export function useReading(id: string, { version, lue }: Pick<ProofVersion, 'version' | 'lue'>): void {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => request(readProof, { params: { id, version } }),
    onSuccess: (reading) => {
      cache.setQueryData<ProofVersion[]>(proofsKey(id), (proofs) =>
        proofs?.map((proof) => (proof.version === version ? { ...proof, ...reading } : proof)),
      );
    },
  });
  const unread = lue === null;
  useEffect(() => {
    if (unread) mutate();
  }, [unread, mutate]);
}
