import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import type { OutletRecord } from '@ardoise/domain/outlets/outlet-record.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TileQuota } from '../kind-tile.ts';
import { NewProjectView, type NewProjectViewProps } from './NewProjectView.tsx';

const record = {
  Outlet_Name: 'Café de la Tour',
  House_Number__c: '14',
  Street__c: 'rue du Pont',
  Postal_Code__c: '33400',
  City__c: 'Talence',
  Owner_Name: 'Marc Delcourt',
  Segmentation__c: 'Gold',
} as OutletRecord;
const quota: TileQuota = {
  year: 2026,
  state: 'OK',
  annual: 120,
  used: 97,
  remaining: 23,
  upcoming: 3,
  confirm: false,
};
const tour = {
  nOutlet: '3105282',
  name: 'Café de la Tour',
  town: 'Talence',
  last: { CHR: '2025-03-04T08:00:00Z' },
};
const known = [
  tour,
  ...['3104587', '3106014', '3100001'].map((nOutlet) => ({ ...tour, nOutlet, name: `N${nOutlet}` })),
];
const nothing = () => undefined;
const found = { nOutlet: '3105282', outlet: { phase: 'found', record } as const };

/** Visible texts and enabled buttons; `main` is the primary one. */
function read(props: Partial<NewProjectViewProps>) {
  const html = renderToStaticMarkup(
    <NewProjectView
      tile={KIND_WORDS.CHR.tile}
      type="Carte Brasserie"
      onType={nothing}
      nOutlet=""
      onNumber={nothing}
      outlet={{ phase: 'typing' }}
      state={null}
      quota={quota}
      known={[]}
      proposed={props.known ?? []}
      busy={false}
      waits={false}
      onSubmit={nothing}
      onClose={nothing}
      {...props}
    />,
  );
  const text = html.replace(/<[^>]*>/g, '|').replace(/\|[\s|]*/g, '|');
  const main = /<button[^>]*class="button button-main[^"]*"[^>]*>([^<]*)/.exec(html)?.[1] ?? null;
  return { html, text, main };
}

describe('the outlet of a new project', () => {
  it('asks for its number, with the user’s last three outlets below', () => {
    const { text, main, html } = read({ known });
    expect(text).toContain('|Une carte, pour quel point de vente\u00a0?|');
    expect(text).toContain('|Numéro d’OUTLET|Les 7 chiffres de la fiche client.|');
    expect(text).toContain('|Vos derniers points de vente|Café de la Tour|Talence|3105282|N3104587|');
    expect(text).not.toContain('N3100001');
    expect(html).toContain('inputMode="numeric"');
    expect(main).toBe('Chercher');
  });

  it('says that a record is a kept one, and of which day', () => {
    const kept = (du: string | null) =>
      read({ ...found, outlet: { phase: 'found', record: { ...record, gardee: { du } } } }).text;
    expect(kept('2026-11-20T08:00:00Z')).toContain('|Salesforce ne répond pas\u00a0: fiche du 20/11.|');
    expect(kept(null)).toContain('|Salesforce ne répond pas\u00a0: fiche gardée ici.|');
    expect(read(found).text).not.toContain('Salesforce');
  });

  it('narrows these to the ones whose number begins as typed', () => {
    const { text } = read({ known, nOutlet: '31000' });
    expect(text).toContain('|Vos derniers points de vente|N3100001|');
    expect(text).not.toContain('Café de la Tour');
    expect(read({ known, nOutlet: '99' }).text).not.toContain('Vos derniers points de vente');
  });

  it('shows a loading state, and ignores a second click', () => {
    const { text, html } = read({ nOutlet: '3105282', outlet: { phase: 'asking' }, known });
    expect(text).toContain('|Recherche de la fiche…|');
    expect(html).toMatch(/aria-disabled="true" aria-busy="true"[^>]*>Chercher/);
    expect(text).not.toContain('Vos derniers points de vente');
  });

  it('shows identity, medal, units left and the last order; then creates', () => {
    const { text, main } = read({ ...found, state: { can: 'begin' }, known });
    expect(text).toContain(
      '|Café de la Tour|14 rue du Pont, 33400 Talence|Marc Delcourt|Gold|Quota 2026|23\u00a0restants sur 120|Dernière carte|mars 2025|',
    );
    expect(main).toBe('Commencer');
  });

  it('omits a quota that is not counted, and a missing last order', () => {
    const { text } = read({ ...found, state: { can: 'begin' }, quota: null });
    expect(text).not.toContain('Quota');
    expect(text).not.toContain('Dernière carte');
  });

  it('shows an unknown number as a field error, with similar known outlets', () => {
    const outlet = { phase: 'unknown', message: 'PDV Inconnu.' } as const;
    const { text, html, main } = read({ nOutlet: '3105822', outlet, known });
    expect(text).toContain(
      '|Numéro d’OUTLET|PDV Inconnu.|Deux chiffres inversés, peut-être\u00a0?|Café de la Tour|',
    );
    expect(html).toContain('aria-invalid="true"');
    expect(text).toContain('|Retour à l’accueil|Chercher|');
    expect(main).toBeNull();
    expect(read({ nOutlet: '9999999', outlet, known }).text).not.toContain('Deux chiffres');
  });

  it('asks for a number where there is none', () => {
    const { text, main } = read({ outlet: { phase: 'blank', message: "Numéro d'OUTLET obligatoire" } });
    expect(text).toContain('|Numéro d&#x27;OUTLET obligatoire|');
    expect(main).toBe('Chercher');
  });

  it('shows a load error, with a retry', () => {
    const outlet = { phase: 'unreachable', message: 'Le serveur ne répond pas.' } as const;
    const { text, main } = read({ nOutlet: '3105282', outlet });
    expect(text).toContain('|La fiche n’a pas pu être lue. Le serveur ne répond pas.|');
    expect(main).toBe('Réessayer');
  });
});

describe('what prevents a creation', () => {
  it('writes a medal one way, whatever the register’s case', () => {
    const outlet = { phase: 'found', record: { ...record, Segmentation__c: 'silver' } } as const;
    expect(read({ ...found, outlet, state: { can: 'begin' } }).text).toContain('|Silver|');
  });

  it('a medal or a quota: the message, that nothing was created, and a link home', () => {
    const { text, main, html } = read({ ...found, state: { can: 'never', message: 'Non éligible.' } });
    expect(text).toContain(
      '|Café de la Tour|14 rue du Pont, 33400 Talence|Marc Delcourt|Gold|Non éligible.|Rien n’a été créé.|Retour à l’accueil|',
    );
    expect(html).toContain('role="alert"');
    expect(main).toBeNull();
  });

  it('few units left: confirmed in the same dialog, with OK', () => {
    const left = { ...quota, remaining: 7, confirm: true };
    const { text, main } = read({ ...found, quota: left, state: { can: 'confirm', left } });
    expect(text).toContain('|Attention, quota restant faible\u00a0: 7|');
    expect(main).toBe('OK, commencer');
  });

  it('more drafts than units: a warning that some may not be handled', () => {
    const left = { ...quota, state: 'ALERTE' as const, remaining: 20, upcoming: 24, confirm: true };
    const { text, main } = read({ ...found, state: { can: 'confirm', left } });
    expect(text).toContain('24 projets Carte Brasserie en préparation pour un quota restant de 20.');
    expect(main).toBe('OK, commencer');
  });

  it('offline: the answers are kept, and the same button retries', () => {
    const { text, main } = read({
      ...found,
      state: { can: 'retry', message: 'Le serveur ne répond pas.', left: null },
    });
    expect(text).toContain('|Le serveur ne répond pas.|');
    expect(main).toBe('Réessayer');
  });

  it('a creation in progress, or a missing dc: clicks are ignored', () => {
    const busy = read({ ...found, state: { can: 'begin' }, busy: true });
    expect(busy.html).toMatch(/aria-disabled="true" aria-busy="true"[^>]*>Commencer/);
    const waits = read({ ...found, state: { can: 'begin' }, waits: true });
    expect(waits.html).toMatch(/button-off[^>]*aria-disabled="true"[^>]*>Commencer/);
    expect(waits.main).toBeNull();
  });
});

it('asks for the support of boards, as radio buttons, before the number', () => {
  const { text, html } = read({ tile: KIND_WORDS.VAE.tile, type: 'Caissons Lumineux' });
  expect(text).toContain(
    '|Sur quel support\u00a0?|Boards PVC|Imprimés, avec pose|Caissons Lumineux|Imprimés, sans pose|Digital|Une vidéo, sans pose|Numéro d’OUTLET|',
  );
  expect(html.match(/type="radio" name="support"/g)).toHaveLength(3);
  expect(html).toMatch(/checked="" value="Caissons Lumineux"|value="Caissons Lumineux" checked=""/);
  expect(read({}).html).not.toContain('name="support"');
});
