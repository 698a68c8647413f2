import type { Project } from '@ardoise/domain/contract/projects.ts';
import { holderOf } from '@ardoise/domain/rules/holder.ts';
import { isUnderReview } from '@ardoise/domain/rules/moves.ts';
import { type HeldProject, isYourTurn, type Viewer } from '../../components/projects/holder-words.ts';

type Subject = HeldProject & Pick<Project, 'versionCreation' | 'supprime'>;

/** `review`: the proof and the answers to it; `work`: what the agency makes; `plain`: a sentence and its actions. */
export type Card = 'review' | 'work' | 'plain';

/** The one card of the follow-up, by situation: the proof to answer, the agency's own work, else the state in words. */
export function cardOf(project: Subject, viewer: Viewer): Card {
  const { statut, type, versionCreation, supprime } = project;
  if (supprime) return 'plain';
  if (isUnderReview(statut) && versionCreation > 0) return 'review';
  return holderOf(statut, type) === 'agence' && isYourTurn(project, viewer) ? 'work' : 'plain';
}
