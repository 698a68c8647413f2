import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Db } from '../db/transaction.ts';
import type { Account } from '../features/accounts/users.repository.ts';
import { createUser } from './factories.ts';

/** A Carte Brasserie with every answer, printed with a QR code, delivered at the outlet. No file is attached: the text is asked by link. */
export function completeChrDocument(agencyMail: string): ProjectDocument {
  return {
    pdv: {
      nOutlet: '3104587',
      nomPDV: 'Brasserie du Palais',
      adresse: '12, place du Palais',
      codePostal: '33000',
      ville: 'Bordeaux',
      telephone: '05 56 48 17 20',
      nSiret: '45287190300021',
      rcs: 'Bordeaux B 452 871 903',
      nomClient: 'Bertrand Lacombe',
      telephoneCLient: '06 39 98 01 02',
      emailCLient: 'b.lacombe@brasserie-du-palais.example',
      adresseIdemCommande: 'oui',
    },
    idprojet: { planProjet: 'Plan winter', emailAgence: agencyMail },
    infocarte: {
      template: { id: 'ardoise', name: 'Ardoise', image: '/catalogue/themes/ardoise.svg' },
      format: {
        id: 'a4-deux-volets',
        name: 'A4',
        image: '/catalogue/format/a4.svg',
        field_1_volet: true,
        field_2_volets: true,
      },
      matiereFormat: '2_volets',
      matiere: { id: 'polyart', name: 'Polyart mat 240 g' },
      boissons: {
        Colas: {
          'cola-classique': { id: 'cola-classique', name: 'Cola classique', format: 'Verre 33 cl' },
          'cola-zero': { id: 'cola-zero', name: 'Cola zéro', format: 'Verre 33 cl' },
        },
        Eaux: {
          plate: { id: 'plate', name: 'Eau plate', format: 'Verre 50 cl' },
          gazeuse: { id: 'gazeuse', name: 'Eau gazeuse', format: 'Verre 50 cl' },
        },
      },
      cocktails: { aucun: { id: 'aucun', name: 'Aucun Cocktail' } },
      illustrations: { assiette: { id: 'assiette', name: 'Assiette' } },
      frise: { id: 'vague', name: 'Vague' },
      qrcode: 'oui',
      impression: 'carte_qrcode',
      nombreExemplaire: '50',
      nombreExemplaireQrCode: '24',
      modeleQrCode: { id: 'simple', name: 'Simple' },
      modeleQrCodeSticker: { id: 'rond', name: 'Rond' },
    },
    infopdv: {
      formules: [{ nomFormule: 'Formule Déjeuner', compoFormule: 'Entrée, plat', tarifFormule: '13' }],
      noFormule: '',
    },
    contenu_fichier_texte: { hasFichierTexte: 'oui', emailCLient: 'texte@brasserie-du-palais.example' },
    autresInfos: { nomPdv: 'Brasserie du Palais', logoClient: 'non' },
  };
}

/** Units of a year for an SMHF. */
export async function giveQuota(
  db: Db,
  smhf: string,
  kind: 'CHR' | 'VAE' | 'PDA',
  annuel: number,
  year = new Date().getFullYear(),
): Promise<void> {
  await db.query(
    'insert into quotas (smhf, year, kind, annuel) values ($1, $2, $3, $4) on conflict (smhf, year, kind) do update set annuel = excluded.annuel',
    [smhf, year, kind, annuel],
  );
}

/** The outlet that `completeChrDocument` names, with its medal. */
async function createOutlet(db: Db, nOutlet = '3104587', medal = 'Gold'): Promise<void> {
  const data = {
    Outlet_Name: 'Brasserie du Palais',
    Segmentation__c: medal,
    Telephone__c: '+33 5 56 48 17 20',
  };
  await db.query(
    'insert into outlets (n_outlet, data) values ($1, $2) on conflict (n_outlet) do update set data = excluded.data',
    [nOutlet, JSON.stringify(data)],
  );
}

/** A dc with a quota, an agency, and the outlet: what a Carte Brasserie needs around it. */
export async function createSalesTeam(db: Db, quota = 100): Promise<{ dc: Account; agence: Account }> {
  const dc = await createUser(db, { role: 'dc' });
  const agence = await createUser(db, { role: 'agence' });
  if (dc.smhf !== null) await giveQuota(db, dc.smhf, 'CHR', quota);
  await createOutlet(db);
  return { dc, agence };
}
