import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import type { QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { Mail } from '../mail.ts';

/** To an SMHF, when head office opens a year: their quotas of it. `deja`: they count from now on. */
export function quotasOpenedMail(
  to: string,
  given: { annee: number; figures: readonly { kind: QuotaKind; annuel: number }[]; deja: boolean },
): Mail {
  const { annee, figures, deja } = given;
  return {
    template: 'quotas-opened',
    to,
    subject: `Vos quotas ${annee}`,
    title: `Vos quotas ${annee} sont fixés`,
    paragraphs: [
      deja
        ? 'Vous et vos délégués commerciaux pouvez créer des projets dès maintenant.'
        : `Vous et vos délégués commerciaux pourrez créer des projets ${annee} à partir du 1er janvier.`,
    ],
    facts: figures.map(({ kind, annuel }) => ({ label: KIND_WORDS[kind].name, value: String(annuel) })),
    action: { label: 'Voir le suivi des quotas', path: PAGES.quotas },
  };
}
