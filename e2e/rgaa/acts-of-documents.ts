import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { readPdf } from '../../packages/server/src/testing/pdf-structure.ts';
import { type Act, openAs } from './act.ts';
import type { Site } from './sample.ts';

/** An order with its signed form, and what its pages and PDFs are read as. */
async function pdfAt(site: Site, who: string, address: string) {
  const caller = await site.callerOf(who);
  const reply = await caller.send('GET', address);
  return readPdf(Buffer.from(await reply.arrayBuffer()));
}

const isOrderForm = ({ myplv_file_type }: ProjectFile) => myplv_file_type === 'bon_commande';

async function orderForm(site: Site): Promise<{ id: string; address: string }> {
  const caller = await site.callerOf('agence1');
  const id = site.projects.atAgency;
  const files = await caller.json<ProjectFile[]>('GET', `/rest/myplv/projets/files/${id}`);
  const address = files.find(isOrderForm)?.url;
  if (address === undefined) throw new Error('the order at the agency has no form');
  return { id, address };
}

/** A document that is given to take away says its language and its title, has headings, and each picture is said. */
const tagsDocuments: Act = async (site) => {
  const { id, address } = await orderForm(site);
  const faults: string[] = [];
  for (const document of [address, `/rest/myplv/projets/${id}/apercu.pdf`]) {
    const { language, isMarked, title, elements } = await pdfAt(site, 'agence1', document);
    if (language !== 'fr-FR' || !isMarked || title === '') faults.push(`${document} is not tagged`);
    if (!elements.some((element) => element.startsWith('H1 '))) faults.push(`${document} has no heading`);
    faults.push(
      ...elements
        .filter((element) => /^(H\d|P|LI|Figure)$/.test(element))
        .map((what) => `${document}: an empty ${what}`),
    );
  }
  return faults;
};

/** Letters and digits alone: spaces and signs are set otherwise on paper. */
const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What the recap asks to be read before it is signed is what the order form has. */
const saysTheSame: Act = async (site) => {
  const { id, address } = await orderForm(site);
  const { elements } = await pdfAt(site, 'agence1', address);
  const printed = plain(elements.join(' '));
  const caller = await site.callerOf('agence1');
  const { idprojet, pdv } = await caller.json<Project>('GET', `/rest/myplv/projets/${id}`);
  const page = await openAs(site, 'siege1', `/chr/recapitulatif/${id}`);
  const answers = await page.locator('main .leader > :last-child').allInnerTexts();
  const told = [...answers, idprojet?.nameProjet, pdv?.nOutlet];
  const missing = told.filter((answer) => answer && !printed.includes(plain(answer)));
  return [
    ...(answers.length < 10 ? ['the recap has no answers'] : []),
    ...missing.map((answer) => `not on paper: ${answer}`),
  ];
};

/** What is taken away to read, by criterion. */
export const ACTS_OF_DOCUMENTS: Readonly<Record<string, Act>> = {
  '13.3': tagsDocuments,
  '13.4': saysTheSame,
};
