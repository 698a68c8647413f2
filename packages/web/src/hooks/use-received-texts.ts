import type { Project } from '@ardoise/domain/contract/projects.ts';
import {
  decideReceivedText,
  listReceivedTexts,
  type TextDecision,
} from '@ardoise/domain/contract/received-texts.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { projectKey } from './use-project.ts';

type Asked = Pick<Project, '_id' | 'contenu_fichier_texte'>;

/** Whether the owner was asked for a text by mail, so that one may have been received. */
export const hasReceivedText = ({
  contenu_fichier_texte: asked,
}: Pick<Asked, 'contenu_fichier_texte'>): boolean => Boolean(asked?.emailCLient);

/** The texts that the owner of an order sent, newest first; read where they were asked for one by mail. */
export function useReceivedTexts(order: Asked) {
  const id = order._id.$oid;
  const cache = useQueryClient();
  const queryKey = [...projectKey(id), 'textes-recus'];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => request(listReceivedTexts, { params: { id }, signal }),
    enabled: hasReceivedText(order),
  });
  /** @throws ApiError as the call says */
  const decide = async (texte: number, decision: TextDecision) => {
    cache.setQueryData(
      queryKey,
      await request(decideReceivedText, { params: { id, texte }, body: { decision } }),
    );
  };
  return { texts: data ?? [], decide };
}
