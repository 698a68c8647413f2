import { plainTextOf } from '@ardoise/domain/base/rich-text/plain-text-of.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { wizardFilledBy } from '@ardoise/domain/kinds/steps-by-role.ts';
import { deliveryPlace } from '@ardoise/domain/projects/print-items.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { cardFormat } from '@ardoise/domain/wizards/steps/print-modes.ts';
import { type StepStatus, stepStatus, type Wizard } from '@ardoise/domain/wizards/wizard.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { counted, NBSP } from '../../components/format-number.ts';

/** A question of an order, as its client reads it. */
export interface OrderQuestion {
  /** The step of the wizard. */
  path: string;
  title: string;
  /** The answer; else the question. */
  says: string;
  status: StepStatus;
}

const LONGEST_SHOWN = 60;

function shortened(text: string): string {
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN).replace(/\s+\S*$/, '')}…`;
}

interface Asked {
  title?: string;
  /** Target of the button: 'au brief'. */
  to: string;
  /** Until it is answered. */
  asks: string;
  /** Once it is; empty where the answer needs no words. */
  says: (document: ProjectDocument) => string;
}

/** The steps by their paths, in the client's words. */
const ASKED: Record<string, Asked> = {
  support: {
    to: 'au support',
    asks: 'Combien d’exemplaires, avec ou sans QR code',
    says: ({ infocarte = {} }) =>
      [
        `${infocarte.nombreExemplaire}${NBSP}exemplaires`,
        infocarte.qrcode === 'oui' && `${infocarte.nombreExemplaireQrCode}${NBSP}stickers QR code`,
      ]
        .filter(Boolean)
        .join(', '),
  },
  format: {
    to: 'au format',
    asks: 'La taille et la matière',
    says: ({ infocarte = {} }) => [cardFormat(infocarte), infocarte.matiere?.name].filter(Boolean).join(', '),
  },
  brief: {
    to: 'au brief',
    asks: 'Ce que l’agence doit créer, votre logo',
    says: ({ briefPDA }) => shortened(plainTextOf(briefPDA)),
  },
  contenu: {
    to: 'au contenu',
    asks: 'Vos fichiers et vos illustrations',
    says: ({ contenu = [] }) => counted(contenu.length, 'fichier', 'fichiers'),
  },
  livraison: {
    title: 'Livraison et signature',
    to: 'à la livraison',
    asks: 'Où livrer, puis vous signez',
    says: (document) => deliveryPlace(document).town,
  },
};

/** The client's questions, in order; the drinks and the steps before them are the delegate's. */
export function orderQuestions(
  wizard: Wizard,
  project: Project & Pick<WizardProject, 'offers'>,
): OrderQuestion[] {
  const { steps } = wizardFilledBy(wizard, 'client');
  return steps
    .map((step) => ({ step, status: stepStatus(step, project), asked: ASKED[step.path] }))
    .filter(({ status }) => status !== 'not-applicable')
    .map(({ step, status, asked }) => ({
      path: step.path,
      title: asked?.title ?? step.short,
      says: (status === 'done' && asked?.says(project)) || (asked?.asks ?? step.title),
      status,
    }));
}

/** What the client still does with an order; nothing while head office decides on it. */
export type OrderLeft = 'answer' | 'sign' | 'send' | 'nothing';

/** What is left to the client; a voided signature is null. */
export function orderLeft(
  questions: readonly OrderQuestion[],
  { signatureClient, arbitrage }: Pick<Project, 'signatureClient' | 'arbitrage'>,
): OrderLeft {
  if (questions.some(({ status }) => status === 'todo')) return 'answer';
  if (signatureClient === null) return 'sign';
  return arbitrage ? 'nothing' : 'send';
}

/** The button: where the client stopped. Everything answered, what is left is the last page, to sign or to send. */
export function whereToGoOn(
  questions: readonly OrderQuestion[],
  left: OrderLeft,
): { path: string; label: string } {
  const next = questions.find(({ status }) => status === 'todo');
  const last = questions.at(-1)?.path ?? '';
  if (next === undefined)
    return { path: last, label: left === 'sign' ? 'Relire et signer' : 'Relire et envoyer' };
  return {
    path: next.path,
    label:
      next === questions[0] ? 'Commencer' : ['Reprendre', ASKED[next.path]?.to].filter(Boolean).join(' '),
  };
}
