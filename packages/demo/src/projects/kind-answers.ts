import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { AnswerContext, Answers } from './answer.ts';
import { CHR_ANSWERS, printedOrNot, threeDrinks } from './chr-answers.ts';
import { PDA_ANSWERS } from './pda-answers.ts';
import type { ProjectPlan } from './project-plan.ts';
import { PSM_ANSWERS } from './psm-answers.ts';
import { DIGITAL_ANSWERS, VAE_ANSWERS } from './vae-answers.ts';

/** Generators of the answers of each kind. */
export const KIND_ANSWERS: Record<ProjectKind, Answers> = {
  CHR: CHR_ANSWERS,
  VAE: VAE_ANSWERS,
  VAE_DIGITAL: DIGITAL_ANSWERS,
  PSM: PSM_ANSWERS,
  PDA: PDA_ANSWERS,
};

/** The step of each kind where drinks are chosen, and where a draft may have stopped short. */
export const DRINKS_STEP = 'contenu/gamme';

/** An order generated step by step, made consistent with its plan. */
export function settled(
  kind: ProjectKind,
  document: ProjectDocument,
  context: AnswerContext,
  { stage }: ProjectPlan,
): ProjectDocument {
  if (kind !== 'CHR') return document;
  if (stage.kind === 'few-drinks') return threeDrinks(document, context);
  return stage.kind === 'journey' ? printedOrNot(document, context, stage.printed) : document;
}
