import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Page } from 'playwright';
import { HttpCaller } from './http-caller.ts';
import { signedOrder } from './signed-order.ts';
import { WizardPage } from './wizard-page.ts';

const PER_SECTION = 10;

/** The text of a card: so many dishes in sections of ten, each at a price of its own. */
function textOf(lines: number): ProjectDocument['texteCarte'] {
  const ranks = Array.from({ length: lines }, (_, rank) => rank);
  const sectionOf = (rank: number) => `s${Math.floor(rank / PER_SECTION)}`;
  return {
    sections: [...new Set(ranks.map(sectionOf))].map((entree, rank) => ({
      entree,
      titre: `Section ${rank + 1}`,
    })),
    lignes: ranks.map((rank) => ({
      entree: `l${rank}`,
      section: sectionOf(rank),
      nom: `Plat ${rank + 1}`,
      prix: `${10 + rank},50 €`,
    })),
  };
}

/** A card of dc1 with so many dishes, which head office has finished; returns its id. */
export async function printedCard(url: string, name: string, lines: number): Promise<string> {
  const dc = new HttpCaller(url);
  await dc.signIn('dc1', 'ardoise-demo');
  const infopdv = { formules: [], noFormule: 'Aucune formule' };
  const id = await signedOrder(dc, name, {}, { texteCarte: textOf(lines), infopdv });
  const { version } = await dc.json<Project>('GET', `/rest/myplv/projets/${id}`);
  const sent = await dc.json<Project>('PUT', `/rest/myplv/projets/${id}/statut/Agence`, { version });
  const admin = new HttpCaller(url);
  await admin.signIn('admin', 'ardoise-demo');
  const forced = { version: sent.version, force: true, comment: 'Imprimée ailleurs.' };
  await admin.json('PUT', `/rest/myplv/projets/${id}/statut/Terminé`, forced);
  return id;
}

/** From the follow-up of a finished card to the page of its new prices. */
export async function beginNewPrices(page: Page): Promise<WizardPage> {
  await page.getByRole('button', { name: 'Même carte, nouveaux prix' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Commencer' }).click();
  await page.waitForURL('**/chr/photo/*/prix');
  await page.getByRole('heading', { level: 1, name: 'Même carte, nouveaux prix' }).waitFor();
  return new WizardPage(page);
}

/** The field of a dish's new price. */
export const newPrice = (page: Page, dish: string) =>
  page.getByRole('textbox', { name: `Nouveau prix, ${dish}`, exact: true });
