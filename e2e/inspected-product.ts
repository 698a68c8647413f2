import type { Project, ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { pdfFile } from '../packages/server/src/testing/sample-files.ts';
import { enter, leaveBrowser, openPerson, processBrowser } from './browser.ts';
import { HttpCaller } from './http-caller.ts';
import { Inspection, LAPTOP } from './inspection.ts';
import { pictureOnFailure } from './picture-on-failure.ts';

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name }).first();
}

/** Roles that work on a phone, and visitors by mailed link. */
const ON_A_PHONE: readonly (string | null)[] = ['dc1', 'installateur1', 'client1', null];

/**
 * The demonstration that files share, and a browser that inspects its screens as one role or another. It changes only
 * orders that no other file relies on, and looks at the oldest ones, since other files add new ones.
 */
class InspectedProduct {
  readonly #url = inject('sharedDemonstration');
  #started: { browser: Browser; cards: ProjectRow[] } | undefined;

  async start(): Promise<void> {
    const dc = await this.callerOf('dc1');
    const cards = await dc.json<ProjectRow[]>(
      'GET',
      '/rest/myplv/projets?q_typeProjet=CHR&sort=t_creation&dir=asc',
    );
    this.#started = { browser: await processBrowser(), cards };
  }

  async stop(): Promise<void> {
    await leaveBrowser(this.#started?.browser);
  }

  get #parts(): { browser: Browser; cards: ProjectRow[] } {
    if (this.#started === undefined) throw new Error('it is started before the tests');
    return this.#started;
  }

  /** The Cartes Brasserie of dc1. */
  get #cards(): ProjectRow[] {
    return this.#parts.cards;
  }

  /** Cards in the states whose screens differ; the one at the agency belongs to agence1. */
  get projects(): { blank: string; complete: string; signed: string; atAgency: string } {
    const first = (what: string, fits: (row: ProjectRow) => boolean) => {
      const found = this.#cards.find(fits);
      if (found === undefined) throw new Error(`the demonstration has no project that is ${what}`);
      return found._id.$oid;
    };
    const draft = (row: ProjectRow) => row.statut === 'Brouillon';
    return {
      blank: first('blank', (row) => draft(row) && row.etape === 1 && row.nOutlet === ''),
      complete: first('complete', (row) => draft(row) && row.complet && !row.clientSigned),
      signed: first('signed', (row) => draft(row) && row.dcSigned),
      atAgency: first('at the agency', (row) => row.statut === 'Agence' && row.agence === 'agence1'),
    };
  }

  /** A card in a status, agence1's if one of several agencies. */
  atStatus(statut: ProjectRow['statut']): string {
    const there = this.#cards.filter((row) => row.statut === statut);
    const found = there.find(({ agence }) => agence === 'agence1') ?? there[0];
    if (found === undefined) throw new Error(`the demonstration has no project in ${statut}`);
    return found._id.$oid;
  }

  async callerOf(name: string): Promise<HttpCaller> {
    const caller = new HttpCaller(this.#url);
    await caller.signIn(name, 'ardoise-demo');
    return caller;
  }

  /** The page of the newest mailed link of this type. */
  async mailedPage(path: string): Promise<string> {
    const anybody = new HttpCaller(this.#url);
    for (const { id } of await anybody.json<{ id: number }[]>('GET', '/demo/mails')) {
      const { text } = await anybody.json<{ text: string }>('GET', `/demo/mails/${id}`);
      const link = new RegExp(`${path}[\\w-]+`).exec(text)?.[0];
      if (link !== undefined) return link;
    }
    throw new Error(`no mail has a link to ${path}`);
  }

  /** Finishes an order that is not printed; its client is mailed the files. */
  async deliver(): Promise<void> {
    const agency = await this.callerOf('agence1');
    const rows = await agency.json<ProjectRow[]>('GET', '/rest/myplv/projets?q_typeProjet=CHR');
    const id = rows.find(({ statut, aImprimer }) => statut === 'Exécution' && !aImprimer)?._id.$oid ?? '';
    const form = new FormData();
    form.append('projet_id', id);
    form.append('file_type', 'execution');
    form.append(
      'file',
      new Blob([new Uint8Array(await pdfFile(1))], { type: 'application/pdf' }),
      'carte.pdf',
    );
    await agency.json('POST', '/rest/myplv/projets/upload', form);
    const { version } = await agency.json<Project>('GET', `/rest/myplv/projets/${id}`);
    await agency.json('PUT', `/rest/myplv/projets/${id}/statut/Terminé`, { version, comment: '' });
  }

  /** The browser of an account, or of a visitor. */
  async inspectAs(name: string | null): Promise<Inspection> {
    const { page } = await openPerson(this.#parts.browser, this.#url, LAPTOP.width);
    pictureOnFailure(page, `accessibility-${name ?? 'visitor'}`);
    if (name !== null) await enter(page.context(), name);
    return new Inspection(page, ON_A_PHONE.includes(name) ? 'phone' : 'laptop');
  }
}

/** For the tests of one file. */
export function sharedInspection(): InspectedProduct {
  const product = new InspectedProduct();
  beforeAll(() => product.start(), 180_000);
  afterAll(() => product.stop());
  return product;
}
