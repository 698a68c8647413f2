import type { Role } from '@ardoise/domain/projects/roles.ts';

/** An account of the demonstration; all have the same password. */
export interface DemoAccount {
  name: string;
  role: Role;
  prenom: string;
  nom: string;
  mail: string;
  telephone: string;
  /** Usernames of the regional managers, for a dc and for an mdv. */
  smhf: string | null;
  mdv: string | null;
}

export const DEMO_PASSWORD = 'ardoise-demo';

const team = (smhf: string | null, mdv: string | null) => ({ smhf, mdv });
const alone = team(null, null);

/** Telephone numbers are from ranges reserved for fiction, addresses of domains reserved for examples. */
export const DEMO_ACCOUNTS: DemoAccount[] = [
  {
    name: 'dc1',
    role: 'dc',
    prenom: 'Camille',
    nom: 'Ferrand',
    mail: 'camille.ferrand@ardoise.example',
    telephone: '06 39 98 10 01',
    ...team('smhf1', 'mdv1'),
  },
  {
    name: 'dc2',
    role: 'dc',
    prenom: 'Nathan',
    nom: 'Faure',
    mail: 'nathan.faure@ardoise.example',
    telephone: '06 39 98 10 02',
    ...team('smhf1', 'mdv1'),
  },
  {
    name: 'dc3',
    role: 'dc',
    prenom: 'Léa',
    nom: 'Moreau',
    mail: 'lea.moreau@ardoise.example',
    telephone: '06 39 98 10 03',
    ...team('smhf2', 'mdv2'),
  },
  {
    name: 'dc4',
    role: 'dc',
    prenom: 'Émile',
    nom: 'Charron',
    mail: 'emile.charron@ardoise.example',
    telephone: '06 39 98 10 04',
    ...alone,
  },
  {
    name: 'mdv1',
    role: 'mdv',
    prenom: 'Sonia',
    nom: 'Belkacem',
    mail: 'sonia.belkacem@ardoise.example',
    telephone: '06 39 98 20 01',
    ...team('smhf1', null),
  },
  {
    name: 'mdv2',
    role: 'mdv',
    prenom: 'Pascal',
    nom: 'Vidal',
    mail: 'pascal.vidal@ardoise.example',
    telephone: '06 39 98 20 02',
    ...team('smhf2', null),
  },
  {
    name: 'smhf1',
    role: 'smhf',
    prenom: 'Antoine',
    nom: 'Delmas',
    mail: 'antoine.delmas@ardoise.example',
    telephone: '06 39 98 30 01',
    ...alone,
  },
  {
    name: 'smhf2',
    role: 'smhf',
    prenom: 'Chloé',
    nom: 'Garnier',
    mail: 'chloe.garnier@ardoise.example',
    telephone: '06 39 98 30 02',
    ...alone,
  },
  {
    name: 'siege1',
    role: 'siege',
    prenom: 'Hélène',
    nom: 'Marchetti',
    mail: 'helene.marchetti@ardoise.example',
    telephone: '01 99 00 40 01',
    ...alone,
  },
  {
    name: 'admin',
    role: 'administrator',
    prenom: 'Yves',
    nom: 'Carpentier',
    mail: 'yves.carpentier@ardoise.example',
    telephone: '01 99 00 40 02',
    ...alone,
  },
  {
    name: 'agence1',
    role: 'agence',
    prenom: '',
    nom: 'Agence Pinson',
    mail: 'studio@agence-pinson.example',
    telephone: '05 36 49 50 01',
    ...alone,
  },
  {
    name: 'agence2',
    role: 'agence',
    prenom: '',
    nom: 'Studio Mirabelle',
    mail: 'bonjour@studio-mirabelle.example',
    telephone: '04 65 71 50 02',
    ...alone,
  },
  {
    name: 'imprimeur',
    role: 'imprimeur',
    prenom: '',
    nom: 'Atelier Vasseur',
    mail: 'atelier@imprimerie-vasseur.example',
    telephone: '05 36 49 60 01',
    ...alone,
  },
  {
    name: 'imprimeurvae',
    role: 'imprimeur',
    prenom: '',
    nom: 'Enseignes Roussel',
    mail: 'atelier@enseignes-roussel.example',
    telephone: '02 61 91 60 02',
    ...alone,
  },
  {
    name: 'installateur1',
    role: 'installateur',
    prenom: '',
    nom: 'Pose Atlantique',
    mail: 'planning@pose-atlantique.example',
    telephone: '05 36 49 70 01',
    ...alone,
  },
  {
    name: 'client1',
    role: 'client',
    prenom: 'Bertrand',
    nom: 'Lacombe',
    mail: 'b.lacombe@brasserie-du-palais.example',
    telephone: '06 39 98 88 03',
    ...alone,
  },
];
