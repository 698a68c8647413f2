import type { WholeCardLine, WholeCardSection } from '@ardoise/domain/card-text/whole-card.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Locator, Page } from 'playwright';
import { proofPdf } from '../packages/server/src/testing/proof-pdf.ts';
import type { PickedFile } from './follow-up-page.ts';

const line = (nom: string, prix: string, detail = ''): WholeCardLine => ({ nom, prix, detail, volume: '' });
const CARD: WholeCardSection[] = [
  { titre: 'Salades', lignes: [line('César', '15,90 €'), line('Landaise', '16,90 €')] },
  {
    titre: 'Plats',
    lignes: [line('Entrecôte 300 g', '24,50 €', 'Sauce au choix'), line('Bavette', '18,50 €')],
  },
  { titre: 'Desserts', lignes: [line('Crème brûlée', '7,50 €'), line('Tarte du jour', '7 €')] },
];

const id = (rank: number) => rank.toString(16).padStart(24, '0');
export const CARD_TEXT: ProjectDocument['texteCarte'] = {
  sections: CARD.map(({ titre }, rank) => ({ entree: id(rank + 1), titre })),
  lignes: CARD.flatMap(({ lignes }, rank) =>
    lignes.map((one, at) => ({ ...one, entree: id(100 * (rank + 1) + at), section: id(rank + 1) })),
  ),
};

/** The card as the agency set it, with other prices, without a line. */
export async function creation(
  name: string,
  { infocarte, infopdv }: Project,
  prices: Record<string, string>,
  without: string,
): Promise<PickedFile> {
  const drinks = Object.values(infocarte?.boissons ?? {}).flatMap((family) => Object.values(family));
  const buffer = await proofPdf([
    ...CARD.map(({ titre, lignes }) => ({
      titre,
      lignes: lignes
        .filter(({ nom }) => nom !== without)
        .map((one) => ({ ...one, prix: prices[one.nom] ?? one.prix })),
    })),
    { titre: 'Boissons', lignes: drinks.map(({ name: nom = '', format = '' }) => line(nom, '4 €', format)) },
    {
      titre: 'Formules',
      lignes: (infopdv?.formules ?? []).map(({ nomFormule = '', compoFormule, tarifFormule }) =>
        line(nomFormule, `${tarifFormule} €`, compoFormule),
      ),
    },
  ]);
  return { name, mimeType: 'application/pdf', buffer };
}

export const finding = (page: Page, name: string): Locator =>
  page.locator('.findings-item').filter({ hasText: name }).first();
